import type * as z from 'zod/mini'
import type { exams } from '#contract/exams.ts'
import { sinceLastLook, type Look } from '#rules/since-last-look.ts'
import { versionOf } from '#server/areas/looks/version-of.ts'

type Viewed = z.input<typeof exams.viewed.reply>
type Change = Viewed['changes'][number]
type ShownWork = Change['after']

/** A student's works, and the questions whose appeals are answered. */
export interface Works {
  readonly now: string
  readonly exams: Viewed['exams']
  readonly answered: readonly { readonly appealID: number; readonly id: number; readonly number: number }[]
}

const shownOf = ({ view_from, view_until, appeal_until, score }: ShownWork): ShownWork => ({
  view_from,
  view_until,
  appeal_until,
  score,
})

/** Takes a student's works; gives what of them may change by itself: when each is shown and may be appealed against, its points, answers. */
export const lookOfWorks = ({ exams: works, answered }: Works): Look =>
  Object.fromEntries([
    ...works.map((work): [string, unknown] => [`work ${work.id}`, shownOf(work)]),
    ...answered.map(({ appealID }): [string, unknown] => [`appeal ${appealID}`, true]),
  ])

/** Takes the same; gives the name of what of it may change by itself. */
export const versionOfWorks = ({ exams: works, answered }: Works): string =>
  versionOf([
    ...works.flatMap(({ id, view_from, view_until, appeal_until, score }) => [
      id,
      view_from,
      view_until,
      appeal_until,
      score,
    ]),
    'answered',
    ...answered.map(({ appealID }) => appealID),
  ])

/**
 * Takes what she saw and what stands there; gives the works that were announced, opened or moved since, the points that
 * changed and the appeals that were answered. A viewing that is over is no news by itself.
 */
export const workChangesSince = (seen: Look, now: Works): Change[] =>
  sinceLastLook(seen, lookOfWorks(now)).flatMap(({ key, before: then, after: is }) => {
    const [kind, number] = key.split(' ') as ['work' | 'appeal', string]
    const appeal = now.answered.find(({ appealID }) => kind === 'appeal' && String(appealID) === number)
    const work = now.exams.find(({ id }) => id === (kind === 'work' ? Number(number) : appeal?.id))
    if (work === undefined || is === null) return []
    const { id, subject, subjecteng, examType, examTypeeng } = work
    const [before, after] = [kind === 'work' ? (then as ShownWork | null) : shownOf(work), shownOf(work)]
    const isOver = Date.parse(work.view_until) <= Date.parse(now.now)
    if (kind === 'work' && isOver && (before === null || before.score === after.score)) return []
    const names = { subject, subjecteng, examType, examTypeeng }
    return [{ id, ...names, question: appeal?.number ?? null, before, after }]
  })
