import type * as z from 'zod/mini'
import type { medicine } from '#contract/studies/medicine.ts'
import { toCanonicalText } from '#rules/page-changes/diff-snapshots.ts'
import { savePageSeen } from '#server/page-changes/save-page-seen.ts'
import { compareSubjects } from '#server/page-changes/compare-subjects.ts'
import type { Connection } from '#server/db/open.ts'
import { loadSubjectPage, loadSubjects, type SubjectPageQuery } from './load-subject-page.ts'
import { loadTopics, type SeenTopics } from './sql.ts'
import { topicWords } from './words.ts'

type Reply = z.input<typeof medicine.topics.reply>
type Change = Reply['changes'][number]

const topicList = { perPage: 12, loadRow: loadTopics, words: topicWords }

const toNames = ({ topic, topiceng, lecturer }: NonNullable<Change['mine']>['after']) => ({
  topic,
  topiceng,
  lecturer,
})

/** Compares the student's topics with the last visit. Another topic is the student's own choice. */
export const compareTopics = (page: SeenTopics) => {
  const states = page.subjects.map(({ subjectID, until, mine }) => {
    const topic = mine && { topicID: mine.topicID, ...toNames(mine) }
    return [subjectID, { until, topic }] as const
  })
  const pageChanges = compareSubjects(page, states)
  const changes = pageChanges.changes.flatMap(({ before, after, ...subject }): Change[] => {
    const [was, is] = [before?.topic ?? null, after?.topic ?? null]
    const isSame = was !== null && is !== null && was.topicID === is.topicID
    const mine =
      isSame && toCanonicalText(was) !== toCanonicalText(is)
        ? { before: toNames(was), after: toNames(is) }
        : null
    const [then, now] = [before && { until: before.until }, after && { until: after.until }]
    return mine !== null || toCanonicalText(then) !== toCanonicalText(now)
      ? [{ ...subject, before: then, after: now, mine }]
      : []
  })
  return { ...pageChanges, changes }
}

/** A page of topics with the student's subjects, and the changes since the last visit. */
export const loadTopicPage = async (
  db: Connection,
  studentID: number,
  query: SubjectPageQuery,
): Promise<Reply> => {
  const { page, perPage, row } = await loadSubjectPage(topicList, db, studentID, query)
  const { subjectID, subjects, items, total } = row
  const { now: _, ...pageChanges } = compareTopics(row)
  return { subjectID, subjects, items, total, page, perPage, ...pageChanges }
}

export const saveTopicsSeen = async (db: Connection, studentID: number, version: string): Promise<'ok'> => {
  const { now, version: current } = compareTopics(await loadSubjects(topicList, db, studentID))
  return savePageSeen(db, studentID, 'medicine-topics', { now, current, version })
}
