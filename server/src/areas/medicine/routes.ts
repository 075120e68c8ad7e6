import type { medicine } from '#contract/studies/medicine.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { saveArrangement, createLabGroup } from './save-arrangement.ts'
import { loadLabGroupPage, saveLabGroupsSeen } from './load-lab-groups.ts'
import { loadTopicPage, saveTopicsSeen } from './load-topics.ts'
import { loadLabGroup, loadTopic } from './sql.ts'
import { labGroupWords } from './words.ts'

export const routes: Routes<typeof medicine> = {
  topics: ({ db, student, query }) => loadTopicPage(db, student.studentID, query),
  seenTopics: ({ db, student, body }) => saveTopicsSeen(db, student.studentID, body.version),
  chooseTopic: async ({ db, student: { studentID }, body, request }) => {
    await saveArrangement(db, { studentID, key: readAttemptKey(request) }, 'topic_chosen', body.topicID)
    return loadTopic(db, studentID, body.topicID)
  },
  removeTopic: ({ db, student: { studentID }, params, request }) =>
    saveArrangement(db, { studentID, key: readAttemptKey(request) }, 'topic_removed', params.id),
  labGroups: ({ db, student, query }) => loadLabGroupPage(db, student.studentID, query),
  seenLabGroups: ({ db, student, body }) => saveLabGroupsSeen(db, student.studentID, body.version),
  makeLabGroup: async ({ db, student: { studentID }, body, request }) => {
    const made = await createLabGroup(db, { studentID, key: readAttemptKey(request) }, body)
    return requireFound(await loadLabGroup(db, studentID, made), labGroupWords.not_found)
  },
  joinLabGroup: async ({ db, student: { studentID }, params, request }) => {
    await saveArrangement(db, { studentID, key: readAttemptKey(request) }, 'lab_group_joined', params.id)
    return requireFound(await loadLabGroup(db, studentID, params.id), labGroupWords.not_found)
  },
  leaveLabGroup: ({ db, student: { studentID }, params, request }) =>
    saveArrangement(db, { studentID, key: readAttemptKey(request) }, 'lab_group_left', params.id),
}
