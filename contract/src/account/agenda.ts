import * as z from 'zod/mini'
import { agendaKinds } from '#rules/agenda/agenda-kinds.ts'
import { area, call, day, endTime, id, instant, time } from '../endpoint/endpoint.ts'
import { blocker } from './duties.ts'

/**
 * Something with a date that concerns the student; dates and times are those at the university, without times it has
 * whole days. `name` is that of the duty, the test, the exam type, the thesis part, the step or the event; `label` is the
 * seat in an exam, the code of a group, or of a paper its exam and number as its address has them (`7/12`); `targetID` is
 * the exam, test, unit, window's step, paper or group, by the kind.
 */
const agendaItem = z.object({
  key: z.string(),
  kind: z.enum(agendaKinds),
  start_date: z.nullable(day()),
  start_time: z.nullable(time()),
  end_date: z.nullable(day()),
  end_time: z.nullable(endTime()),
  name: z.nullable(z.string()),
  nameeng: z.nullable(z.string()),
  subjectID: z.nullable(id()),
  subject: z.nullable(z.string()),
  subjecteng: z.nullable(z.string()),
  place: z.nullable(z.string()),
  placeeng: z.nullable(z.string()),
  label: z.nullable(z.string()),
  targetID: z.nullable(id()),
  /** How many credits the student must still register for in this window; null for every other kind. */
  missing_credits: z.nullable(z.int()),
  /** The credits of the academic year and of its fee, for an item of this kind; the price is that of one credit more. */
  year_credits: z.nullable(
    z.object({
      registered: z.int(),
      included: z.int(),
      price: z.nullable(z.string()),
      currency: z.string(),
    }),
  ),
  /** The duty of an item of this kind. */
  duty: z.nullable(z.pick(blocker, { key: true, params: true })),
})

/** The student's first plan, while registration is open or opens within two weeks and subjects of it are not registered. */
const readyPlan = z.object({
  planID: id(),
  name: z.string(),
  /** The subjects that are not registered yet, their credits, and how many of them cannot be registered as planned. */
  subjects: z.int(),
  ects: z.int(),
  errors: z.int(),
  opens_date: day(),
  opens_time: time(),
})

/** One list of all that has a date, for home, duties, timetable and calendar feeds; not in the university's specification. */
export const agenda = area({
  list: call('GET /api/agenda', {
    summary:
      'Lists what has a date and concerns the student, from all areas and without what is done: tasks, exams, duties, windows and visits.',
    reply: z.object({
      now: instant(),
      items: z.array(agendaItem),
      plan: z.nullable(readyPlan),
      /** The credits registered this semester, and the least; null without a semester. */
      credits: z.nullable(z.object({ semester: z.int(), minimum: z.int() })),
      /** Unread messages, for the menu. */
      new_messages: z.int(),
      /** Notifications that were not opened, for the bell. */
      new_notifications: z.int(),
    }),
  }),
})
