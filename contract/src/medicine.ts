import * as z from 'zod/mini'
import { area, call, done, id, idText, instant, line } from './endpoint.ts'
import { lecturerRow } from './lecturer-row.ts'

const topic = z.object({
  topicID: id(),
  topic: z.string(),
  topiceng: z.string(),
  lecturer: z.nullable(lecturerRow),
  places: z.int(),
  free: z.int(),
  is_mine: z.boolean(),
})

/** A laboratory group that students make themselves, of at most five (spec 5 "File limits", 9). */
const labGroup = z.object({
  labGroupID: id(),
  name: z.string(),
  subjectID: id(),
  subject: z.string(),
  subjecteng: z.string(),
  students: z.array(
    z.object({
      code: z.string(),
      fname: z.string(),
      lname: z.string(),
      fnameeng: z.string(),
      lnameeng: z.string(),
      is_me: z.boolean(),
    }),
  ),
  is_mine: z.boolean(),
  made_by_me: z.boolean(),
})

/** What students of medicine arrange for themselves (spec 2 "/medicine-topics", "/medicine-lab-groups"). */
export const medicine = area({
  topics: call({
    method: 'GET',
    path: '/api/medicine-topics',
    access: 'student',
    says: 'The topics to choose from, by subject, and the one that is mine.',
    refuses: [403],
    reply: z.object({
      subjects: z.array(
        z.object({ subjectID: id(), subject: z.string(), subjecteng: z.string(), topics: z.array(topic) }),
      ),
      choose_until: z.nullable(instant()),
    }),
  }),
  chooseTopic: call({
    method: 'POST',
    path: '/api/medicine-topics',
    access: 'student',
    says: 'Choose a topic; the one that I had in the same subject is given up.',
    body: z.object({ topicID: id() }),
    refuses: [403, 404, 409, 423],
    reply: topic,
  }),
  removeTopic: call({
    method: 'DELETE',
    path: '/api/medicine-topics/{id}',
    access: 'student',
    says: 'Give a topic up.',
    params: { id: idText() },
    refuses: [403, 404, 423],
    reply: done(),
  }),
  labGroups: call({
    method: 'GET',
    path: '/api/medicine-lab-groups',
    access: 'student',
    says: 'The laboratory groups of my subjects, with who is in them.',
    refuses: [403],
    reply: z.object({
      subjects: z.array(
        z.object({ subjectID: id(), subject: z.string(), subjecteng: z.string(), groups: z.array(labGroup) }),
      ),
      max_students: z.int(),
    }),
  }),
  makeLabGroup: call({
    method: 'POST',
    path: '/api/medicine-lab-groups',
    access: 'student',
    says: 'Make a laboratory group and be in it.',
    body: z.object({ subjectID: id(), name: line(80) }),
    refuses: [403, 404, 409, 423],
    reply: labGroup,
  }),
  joinLabGroup: call({
    method: 'POST',
    path: '/api/medicine-lab-groups/{id}',
    access: 'student',
    says: 'Join a laboratory group that has fewer than five students.',
    params: { id: idText() },
    refuses: [403, 404, 409, 423],
    reply: labGroup,
  }),
  leaveLabGroup: call({
    method: 'DELETE',
    path: '/api/medicine-lab-groups/{id}',
    access: 'student',
    says: 'Leave a laboratory group; an empty one goes.',
    params: { id: idText() },
    refuses: [403, 404, 423],
    reply: done(),
  }),
})
