import type { medicine } from '#contract/studies/medicine.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { arrange, makeLabGroup } from './arrange.ts'
import { readLabGroups, seeLabGroups } from './read-lab-groups.ts'
import { readTopics, seeTopics } from './read-topics.ts'
import { labGroupAsSeen, topicAsSeen, type LabGroup } from './sql.ts'
import { labGroupWords } from './words.ts'

const stillThere = (group: LabGroup | undefined): LabGroup => {
  if (group === undefined) throw new Refusal(labGroupWords.not_found)
  return group
}

export const routes: Routes<typeof medicine, 'medicine'> = {
  topics: ({ db, student, query }) => readTopics(db, student.studentID, query),
  seenTopics: ({ db, student, body }) => seeTopics(db, student.studentID, body.version),
  chooseTopic: async ({ db, student: { studentID }, body, request }) => {
    await arrange(db, { studentID, key: readAttemptKey(request) }, 'topic_chosen', body.topicID)
    return topicAsSeen(db, studentID, body.topicID)
  },
  removeTopic: ({ db, student: { studentID }, params, request }) =>
    arrange(db, { studentID, key: readAttemptKey(request) }, 'topic_removed', params.id),
  labGroups: ({ db, student, query }) => readLabGroups(db, student.studentID, query),
  seenLabGroups: ({ db, student, body }) => seeLabGroups(db, student.studentID, body.version),
  makeLabGroup: async ({ db, student: { studentID }, body, request }) => {
    const made = await makeLabGroup(db, { studentID, key: readAttemptKey(request) }, body)
    return stillThere(await labGroupAsSeen(db, studentID, made))
  },
  joinLabGroup: async ({ db, student: { studentID }, params, request }) => {
    await arrange(db, { studentID, key: readAttemptKey(request) }, 'lab_group_joined', params.id)
    return stillThere(await labGroupAsSeen(db, studentID, params.id))
  },
  leaveLabGroup: ({ db, student: { studentID }, params, request }) =>
    arrange(db, { studentID, key: readAttemptKey(request) }, 'lab_group_left', params.id),
}
