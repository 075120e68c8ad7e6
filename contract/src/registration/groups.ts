import * as z from 'zod/mini'
import { area, call, id, idText, instant, time } from '../endpoint/endpoint.ts'
import { groupRow } from '../rows/group-row.ts'
import { inExchange } from '../rows/offered-subject.ts'
import { registeredSubject, registrationReply } from './registered-subject.ts'
import { subjectName, subjectRow } from '../rows/subject-row.ts'

/** A group, whether the student can choose it, and otherwise why not and what it clashes with (spec 5.8, 5.9). */
const choosableGroup = z.extend(groupRow, {
  valid: z.boolean(),
  /** `set_clash`: it clashes with a group of this subject that the student keeps. */
  code: z.nullable(z.enum(['group_clash', 'group_full', 'group_closed', 'no_valid_set', 'set_clash'])),
  reason: z.nullable(z.string()),
  clash: z.nullable(
    z.extend(subjectName, {
      dayID: z.int(),
      time: z.string(),
    }),
  ),
})

const subjectGroups = z.object({
  /** A subject that is `passed` is registered again only after a question (spec 5.7.2). */
  subject: z.extend(subjectRow, { passed: z.boolean() }),
  groups: z.array(choosableGroup),
  /** Why no group can be chosen at all, when that is so. */
  message: z.nullable(z.string()),
  code: z.nullable(
    z.enum([
      'no_open_groups',
      'no_free_groups',
      'window_closed',
      'must_change_first',
      'english_level_instead',
    ]),
  ),
})

const daysAndTimes = z.object({
  days: z.array(
    z.object({
      dayID: z.int(),
      day: z.string(),
      dayeng: z.string(),
      /** The times of `times` that are possible on this day. */
      lecture_startIDs: z.array(id()),
    }),
  ),
  times: z.array(z.object({ lecture_startID: id(), lecture_start: time() })),
})

/** A day or time of a request; when missing it is sent as empty (spec 5.11.1). */
const idOrEmpty = () => z.optional(z.nullable(z.union([id(), z.literal('')])))

/** A request to open a group; without a day or a time, any will do. */
const groupRequest = z.extend(subjectRow, {
  requestID: id(),
  dayID: z.nullable(z.int()),
  day: z.string(),
  dayeng: z.string(),
  time: z.nullable(time()),
  status: z.enum(['sent', 'opened', 'refused']),
  answer: z.nullable(z.string()),
  answereng: z.nullable(z.string()),
  created_at: instant(),
})

const missingSeminar = z.object({ group: z.nullable(groupRow), subject: z.nullable(subjectRow) })

/** A registered subject with a missing part: the first of `subjects`. */
const missingPractise = z.extend(missingSeminar, { seminar_group: z.nullable(groupRow) })

/** A registered subject with the groups that it would change to. */
const repairMove = z.extend(subjectRow, { groups: z.array(groupRow) })

/** The fewest registered subjects whose groups must change so that a set with a clashing group can be taken. */
const repair = z.object({
  /** The clashing group. */
  scheduleID: id(),
  /** The whole linked set with it. */
  schedule_ids: z.array(id()),
  moves: z.array(repairMove),
})

/** The groups of a subject, and whether the student can choose them (spec 2.10, 5.9). */
export const groups = area({
  general: call('GET /api/registration/groups/general/{subjectID}', {
    hasSentences: true,
    summary:
      'Lists all groups of a subject this semester, each `valid` for the student or with the reason and the clashing subject.',
    params: { subjectID: idText() },
    refuses: [404],
    reply: subjectGroups,
  }),
  generalForChange: call('GET /api/registration/groups/general/{subjectID}/{id}', {
    hasSentences: true,
    summary:
      'Lists the groups of a subject for a change; the registration `id` is left out of the check for clashes.',
    params: { subjectID: idText(), id: idText() },
    refuses: [404],
    reply: subjectGroups,
  }),
  repairs: call('GET /api/registration/groups/repairs/{subjectID}', {
    summary:
      'Lists for the clashing groups of a subject, to take or to change to, which one or two other subjects could change their groups so that it fits.',
    params: { subjectID: idText() },
    query: inExchange,
    refuses: [404],
    reply: z.object({ repairs: z.array(repair) }),
  }),
  practise: call('GET /api/registration/groups/practise/{subjectID}', {
    hasSentences: true,
    summary:
      "Lists the practice groups of a subject (lecture types 7, 9, 11 and 12); for a registered subject those linked to the student's groups.",
    params: { subjectID: idText() },
    refuses: [404],
    reply: subjectGroups,
  }),
  seminar: call('GET /api/registration/groups/seminar/{scheduleID}', {
    hasSentences: true,
    summary: 'Lists the seminar groups that are linked to one lecture group.',
    params: { scheduleID: idText() },
    refuses: [404],
    reply: subjectGroups,
  }),
  mustChange: call('GET /api/registration/must-change-group', {
    summary:
      "Lists the student's registrations whose group was closed or moved, so that another one must be chosen.",
    reply: z.object({
      subjects: z.array(
        z.extend(registeredSubject, {
          must_change: z.array(id()),
          reason: z.string(),
          reasoneng: z.string(),
        }),
      ),
    }),
  }),
  choosePractise: call('GET /api/registration/choose-practise', {
    summary: "Lists the registered subjects without a practice group, with the student's groups in them.",
    reply: z.extend(missingPractise, { subjects: z.array(missingPractise) }),
  }),
  chooseSeminar: call('GET /api/registration/choose-seminar', {
    summary:
      "Lists the registered subjects without a seminar group, with the student's lecture group in them.",
    reply: z.extend(missingSeminar, { subjects: z.array(missingSeminar) }),
  }),
  registerPractise: call('POST /api/registration/practise', {
    summary:
      "Takes a seat in a practice group beside the student's group, and in `seminar_group` at the same time; all are scheduleIDs.",
    body: z.object({ group: id(), practise_group: id(), seminar_group: z.optional(z.nullable(id())) }),
    refuses: [403, 404, 409, 423],
    reply: registrationReply,
  }),
  registerSeminar: call('POST /api/registration/seminar', {
    summary: "Takes a seat in a seminar group beside the student's lecture group; both are scheduleIDs.",
    body: z.object({ group: id(), seminar_group: id() }),
    refuses: [403, 404, 409, 423],
    reply: registrationReply,
  }),
  dateTimes: call('GET /api/date-times', {
    isForPrograms: true,
    summary: 'Lists the days and the starting times of lectures.',
    reply: daysAndTimes,
  }),
  dateTimesOfSubject: call('GET /api/date-times/{x}', {
    summary:
      'Lists the days and times for which a group of one subject can still be requested; `x` is the subjectID.',
    params: { x: idText() },
    refuses: [404],
    reply: daysAndTimes,
  }),
  sendRequest: call('POST /api/registration/send-request', {
    summary: 'Requests the opening of a group of a subject, on a given day and time or on any.',
    body: z.object({ subject_id: id(), day_id: idOrEmpty(), time_id: idOrEmpty() }),
    refuses: [403, 404, 409],
    reply: z.object({ requestID: id() }),
  }),
  requests: call('GET /api/registration/group-requests', {
    summary:
      "Lists the groups that the student requested this semester, latest first, with the office's answers.",
    reply: z.object({ requests: z.array(groupRequest) }),
  }),
})
