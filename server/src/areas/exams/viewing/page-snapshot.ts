import type * as z from 'zod/mini'
import type { exams } from '#contract/studies/exams.ts'
import { toCanonicalText, diffSnapshots, type PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'
import { hashVersion } from '#server/page-changes/hash-version.ts'

type Viewed = z.input<typeof exams.viewed.reply>
type Change = Viewed['changes'][number]
type ShownPaper = Change['after']
/** A paper in the snapshot; older snapshots have no comments. */
type SeenPaper = Omit<ShownPaper, 'comments'> & { readonly comments?: number }

/** The student's papers, and the questions whose appeals are answered. */
export interface SnapshotPapers {
  readonly now: string
  readonly exams: Viewed['exams']
  readonly answered: readonly { readonly appealID: number; readonly id: number; readonly number: number }[]
}

const toShownPaper = ({ view_from, view_until, appeal_until, score, comments }: ShownPaper): ShownPaper => ({
  view_from,
  view_until,
  appeal_until,
  score,
  comments,
})

/** The part of the papers that others can change: viewing and appeal times, points, comments and answers. */
export const toPapersSnapshot = ({ exams: papers, answered }: SnapshotPapers): PageSnapshot =>
  Object.fromEntries([
    ...papers.map((paper): [string, unknown] => [`work ${paper.id}`, toShownPaper(paper)]),
    ...answered.map(({ appealID }): [string, unknown] => [`appeal ${appealID}`, true]),
  ])

/** The version of the papers page, the same for the same snapshot. */
export const papersVersion = ({ exams: papers, answered }: SnapshotPapers): string =>
  hashVersion([
    ...papers.flatMap(({ id, view_from, view_until, appeal_until, score, comments }) => [
      id,
      view_from,
      view_until,
      appeal_until,
      score,
      comments,
    ]),
    'answered',
    ...answered.map(({ appealID }) => appealID),
  ])

/**
 * Papers that were announced, opened or moved since the snapshot, changed points, added comments and answered appeals.
 * The end of a viewing alone is not reported.
 */
export const listPaperChanges = (seen: PageSnapshot, now: SnapshotPapers): Change[] =>
  diffSnapshots(seen, toPapersSnapshot(now)).flatMap(({ key, before: then, after: is }) => {
    const [kind, number] = key.split(' ') as ['work' | 'appeal', string]
    const appeal = now.answered.find(({ appealID }) => kind === 'appeal' && String(appealID) === number)
    const paper = now.exams.find(({ id }) => id === (kind === 'work' ? Number(number) : appeal?.id))
    if (paper === undefined || is === null) return []
    const { id, subject, subjecteng, examType, examTypeeng } = paper
    const after = toShownPaper(paper)
    const before = kind === 'work' ? (then as SeenPaper | null) : after
    const known = before && { ...before, comments: before.comments ?? after.comments }
    // A removed comment has nothing to report.
    const isAnother =
      known === null ||
      after.comments > known.comments ||
      toCanonicalText({ ...known, comments: 0 }) !== toCanonicalText({ ...after, comments: 0 })
    if (kind === 'work' && !isAnother) return []
    const isOver = Date.parse(paper.view_until) <= Date.parse(now.now)
    if (kind === 'work' && isOver && (before === null || before.score === after.score)) return []
    const names = { subject, subjecteng, examType, examTypeeng }
    return [{ id, ...names, question: appeal?.number ?? null, before: known, after }]
  })
