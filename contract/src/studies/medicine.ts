import * as z from 'zod/mini'
import { area, call, done, id, idText, instant, line } from '../endpoint/endpoint.ts'
import { lecturerRow } from '../rows/lecturer-row.ts'
import { pageChanges, seenVersion } from '../rows/page-changes.ts'
import { pageSchema, pageQuery, searchQuery } from '../endpoint/paging.ts'
import { subjectName } from '../rows/subject-row.ts'

const topic = z.object({
  topicID: id(),
  subjectID: id(),
  topic: z.string(),
  topiceng: z.string(),
  lecturer: z.nullable(lecturerRow),
  places: z.int(),
  free: z.int(),
  is_mine: z.boolean(),
})

/** The other members of a student's groups as the student sees them. */
const groupMember = z.object({
  code: z.string(),
  fname: z.string(),
  lname: z.string(),
  fnameeng: z.string(),
  lnameeng: z.string(),
})

/** A laboratory group that students make themselves, of at most five (spec 5.14). */
const labGroup = z.object({
  labGroupID: id(),
  subjectID: id(),
  name: z.string(),
  places: z.int(),
  students: z.array(z.extend(groupMember, { is_me: z.boolean() })),
  is_mine: z.boolean(),
  made_by_me: z.boolean(),
})

/** A subject with the student's own topic or group, and until when that can be changed. */
const subjectItem = <Own extends z.core.$ZodType>(own: Own) =>
  z.extend(subjectName, {
    mine: z.nullable(own),
    until: z.nullable(instant()),
    is_open: z.boolean(),
  })

/** The deadline; null: nothing to choose. */
const deadlineState = z.nullable(z.object({ until: z.nullable(instant()) }))
const subjectChange = z.extend(subjectName, {
  before: deadlineState,
  after: deadlineState,
})

/** Also the student's topic, where others changed its name or its supervisor. */
const named = z.pick(topic, { topic: true, topiceng: true, lecturer: true })
const topicChange = z.extend(subjectChange, { mine: z.nullable(z.object({ before: named, after: named })) })

/** Also who joined or left the student's group. */
const labGroupChange = z.extend(subjectChange, { joined: z.array(groupMember), left: z.array(groupMember) })

/** The subject, by default the first, and the page. */
const subjectQuery = { subjectID: z.optional(idText()), ...pageQuery }

/** The refusals of every choice of a topic or a group. */
const refuses = [403, 404, 409, 423] as const

/** Topics and laboratory groups of students of medicine (spec 2.22). */
export const medicine = area({
  topics: call('GET /api/medicine-topics', {
    summary:
      "Lists the subjects that have topics with the student's topic in each, the topics of one subject, and what changed since the last visit.",
    query: subjectQuery,
    refuses: [403, 404],
    reply: z.extend(pageSchema(topic), {
      subjectID: z.nullable(id()),
      subjects: z.array(subjectItem(topic)),
      ...pageChanges(topicChange),
    }),
  }),
  seenTopics: call('POST /api/medicine-topics/seen', { refuses: [403, 409], ...seenVersion('the topics') }),
  chooseTopic: call('POST /api/medicine-topics', {
    summary: "Chooses a topic in place of the student's previous one in the same subject.",
    body: z.object({ topicID: id() }),
    refuses,
    reply: topic,
  }),
  removeTopic: call('DELETE /api/medicine-topics/{id}', {
    summary: 'Cancels the choice of a topic.',
    params: { id: idText() },
    refuses,
    reply: done(),
  }),
  labGroups: call('GET /api/medicine-lab-groups', {
    summary:
      "Lists the subjects that have laboratory groups with the student's group in each, the groups of one subject with their members, and what changed since the last visit; `search` matches the names of groups and members.",
    query: { ...subjectQuery, ...searchQuery },
    refuses: [403, 404],
    reply: z.extend(pageSchema(labGroup), {
      subjectID: z.nullable(id()),
      subjects: z.array(subjectItem(labGroup)),
      max_students: z.int(),
      ...pageChanges(labGroupChange),
    }),
  }),
  seenLabGroups: call('POST /api/medicine-lab-groups/seen', {
    refuses: [403, 409],
    ...seenVersion('the laboratory groups'),
  }),
  makeLabGroup: call('POST /api/medicine-lab-groups', {
    summary: 'Creates a laboratory group and adds the student to it.',
    body: z.object({ subjectID: id(), name: line(80) }),
    refuses,
    reply: labGroup,
  }),
  joinLabGroup: call('POST /api/medicine-lab-groups/{id}', {
    summary: 'Joins a laboratory group that has fewer than five students.',
    params: { id: idText() },
    refuses,
    reply: labGroup,
  }),
  leaveLabGroup: call('DELETE /api/medicine-lab-groups/{id}', {
    summary: 'Leaves a laboratory group; an empty group is deleted.',
    params: { id: idText() },
    refuses,
    reply: done(),
  }),
})
