import * as z from 'zod/mini'
import { area, call, id, idText, instant, time } from '../endpoint/endpoint.ts'
import { groupRow } from '../rows/group-row.ts'
import { registeredSubject, registrationReply } from './registered-subject.ts'
import { subjectRow } from '../rows/subject-row.ts'

/** A group, whether the student can choose it, and otherwise why not and what it clashes with (spec 5.8, 5.9). */
const choosableGroup = z.extend(groupRow, {
  valid: z.boolean(),
  /** `set_clash`: it clashes with a group of this subject that the student keeps. */
  code: z.nullable(z.enum(['group_clash', 'group_full', 'group_closed', 'no_valid_set', 'set_clash'])),
  reason: z.nullable(z.string()),
  clash: z.nullable(
    z.object({
      subjectID: id(),
      subject: z.string(),
      subjecteng: z.string(),
      dayID: z.int(),
      time: z.string(),
    }),
  ),
})

const subjectGroups = z.object({
  subject: subjectRow,
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

/** The groups of a subject, and whether the student can choose them (spec 2.10, 5.9). */
export const groups = area({
  general: call({
    method: 'GET',
    path: '/api/registration/groups/general/{subjectID}',
    access: 'student',
    summary:
      'All groups of a subject this semester, with `valid` for me, or the reason and the clashing subject.',
    params: { subjectID: idText() },
    refuses: [404],
    reply: subjectGroups,
  }),
  generalForChange: call({
    method: 'GET',
    path: '/api/registration/groups/general/{subjectID}/{id}',
    access: 'student',
    summary:
      'The same for a change: `id` is the registrationID that I would give up, so it clashes with nothing.',
    params: { subjectID: idText(), id: idText() },
    refuses: [404],
    reply: subjectGroups,
  }),
  practise: call({
    method: 'GET',
    path: '/api/registration/groups/practise/{subjectID}',
    access: 'student',
    summary:
      'The practice groups of a subject (lecture types 7, 9, 11 and 12); of one that I have, those that go with my groups.',
    params: { subjectID: idText() },
    refuses: [404],
    reply: subjectGroups,
  }),
  seminar: call({
    method: 'GET',
    path: '/api/registration/groups/seminar/{scheduleID}',
    access: 'student',
    summary: 'The seminar groups that go with one lecture group.',
    params: { scheduleID: idText() },
    refuses: [404],
    reply: subjectGroups,
  }),
  mustChange: call({
    method: 'GET',
    path: '/api/registration/must-change-group',
    access: 'student',
    summary: 'My registrations whose group was closed or moved, so that I must choose another.',
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
  choosePractise: call({
    method: 'GET',
    path: '/api/registration/choose-practise',
    access: 'student',
    summary: 'The registered subject that lacks its practice group, with the groups that I have in it.',
    reply: z.extend(missingPractise, { subjects: z.array(missingPractise) }),
  }),
  chooseSeminar: call({
    method: 'GET',
    path: '/api/registration/choose-seminar',
    access: 'student',
    summary: 'The registered subject that lacks its seminar group, with the lecture group that I have in it.',
    reply: z.extend(missingSeminar, { subjects: z.array(missingSeminar) }),
  }),
  registerPractise: call({
    method: 'POST',
    path: '/api/registration/practise',
    access: 'student',
    summary:
      'Take a seat in a practice group beside the group that I have, and with `seminar_group` in both at once; all are scheduleIDs.',
    body: z.object({ group: id(), practise_group: id(), seminar_group: z.optional(z.nullable(id())) }),
    refuses: [403, 404, 409, 423],
    reply: registrationReply,
  }),
  registerSeminar: call({
    method: 'POST',
    path: '/api/registration/seminar',
    access: 'student',
    summary: 'Take a seat in a seminar group beside the lecture group that I have; both are scheduleIDs.',
    body: z.object({ group: id(), seminar_group: id() }),
    refuses: [403, 404, 409, 423],
    reply: registrationReply,
  }),
  dateTimes: call({
    method: 'GET',
    path: '/api/date-times',
    access: 'student',
    summary: 'The days and the starting times of lectures.',
    reply: daysAndTimes,
  }),
  dateTimesOfSubject: call({
    method: 'GET',
    path: '/api/date-times/{x}',
    access: 'student',
    summary:
      'The days and times at which a group of one subject can still be asked for; `x` is the subjectID.',
    params: { x: idText() },
    refuses: [404],
    reply: daysAndTimes,
  }),
  sendRequest: call({
    method: 'POST',
    path: '/api/registration/send-request',
    access: 'student',
    summary: 'Ask the office to open a group of a subject, at a day and time of my choice or at any.',
    body: z.object({ subject_id: id(), day_id: idOrEmpty(), time_id: idOrEmpty() }),
    refuses: [403, 404, 409],
    reply: z.object({ requestID: id() }),
  }),
  requests: call({
    method: 'GET',
    path: '/api/registration/group-requests',
    access: 'student',
    summary: 'The groups that I asked for this semester, the latest first, and what the office answered.',
    reply: z.object({ requests: z.array(groupRequest) }),
  }),
})
