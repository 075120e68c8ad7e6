import type * as z from 'zod/mini'
import type { medicine } from '#contract/studies/medicine.ts'
import { toCanonicalText } from '#rules/page-changes/diff-snapshots.ts'
import { savePageSeen } from '#server/page-changes/save-page-seen.ts'
import { compareSubjects } from '#server/page-changes/compare-subjects.ts'
import type { Connection } from '#server/db/open.ts'
import { loadSubjectPage, loadSubjects, type SubjectPageQuery } from './load-subject-page.ts'
import { loadFellows, loadLabGroups, type SeenLabGroups, type LabGroup } from './sql.ts'
import { labGroupWords } from './words.ts'

type Reply = z.input<typeof medicine.labGroups.reply>
type Change = Reply['changes'][number]
type Fellow = Change['left'][number]

/** With its members a group is as high as three topics. */
const labGroupList = { perPage: 5, loadRow: loadLabGroups, words: labGroupWords }

const toFellow = ({ is_me: _, ...fellow }: LabGroup['students'][number]): Fellow => fellow

/**
 * Compares the student's laboratory groups with the last visit; `left` has the codes of those who left the student's
 * group. Another group is the student's own choice.
 */
export const compareLabGroups = (page: SeenLabGroups) => {
  const fellows = page.subjects.flatMap(({ mine }) => mine?.students ?? [])
  const states = page.subjects.map(({ subjectID, until, mine }) => {
    const group = mine && {
      labGroupID: mine.labGroupID,
      codes: mine.students.map(({ code }) => code).toSorted(),
    }
    return [subjectID, { until, group }] as const
  })
  const pageChanges = compareSubjects(page, states)
  const changes = pageChanges.changes.flatMap(({ before, after, ...subject }) => {
    const [was, is] = [before?.group ?? null, after?.group ?? null]
    const isSame = was !== null && is !== null && was.labGroupID === is.labGroupID
    const joined = isSame ? is.codes.filter((code) => !was.codes.includes(code)) : []
    const left = isSame ? was.codes.filter((code) => !is.codes.includes(code)) : []
    const [then, now] = [before && { until: before.until }, after && { until: after.until }]
    if (joined.length + left.length === 0 && toCanonicalText(then) === toCanonicalText(now)) return []
    const newcomers = fellows.filter(({ code }) => joined.includes(code)).map(toFellow)
    return [{ ...subject, before: then, after: now, joined: newcomers, left }]
  })
  return { ...pageChanges, changes }
}

/** Adds the names of those who left, who are not on the page any more; they are read only when there are any. */
const addNames = async (
  db: Connection,
  changes: ReturnType<typeof compareLabGroups>['changes'],
): Promise<Change[]> => {
  const codes = changes.flatMap(({ left }) => left)
  const names = codes.length === 0 ? [] : await loadFellows(db, codes)
  return changes.map((change) => ({
    ...change,
    left: names.filter(({ code }) => change.left.includes(code)),
  }))
}

/** A page of groups with the student's subjects, and the changes since the last visit. */
export const loadLabGroupPage = async (
  db: Connection,
  studentID: number,
  query: SubjectPageQuery,
): Promise<Reply> => {
  const { page, perPage, row } = await loadSubjectPage(labGroupList, db, studentID, query)
  const { subjectID, subjects, items, total, max_students } = row
  const { now: _, changes, ...pageChanges } = compareLabGroups(row)
  const shown = { subjectID, subjects, items, total, max_students, page, perPage }
  return { ...shown, ...pageChanges, changes: await addNames(db, changes) }
}

export const saveLabGroupsSeen = async (
  db: Connection,
  studentID: number,
  version: string,
): Promise<'ok'> => {
  const { now, version: current } = compareLabGroups(await loadSubjects(labGroupList, db, studentID))
  return savePageSeen(db, studentID, 'medicine-lab-groups', { now, current, version })
}
