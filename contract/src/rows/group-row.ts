import * as z from 'zod/mini'
import { day, id, time } from '../endpoint/endpoint.ts'

/** One weekly meeting of a group; `room` null is a distance meeting (spec 2.10.2). */
const meeting = z.object({
  dayID: z.int(),
  day: z.string(),
  dayeng: z.string(),
  time: time(),
  time_end: time(),
  room: z.nullable(z.string()),
})

/** A group with all columns of the group table (spec 2.10, 3.4); its `day`, `time` and `room` are those of the first meeting. */
export const groupRow = z.object({
  scheduleID: id(),
  subjectID: id(),
  group: z.string(),
  config: z.int(),
  part: z.int(),
  parentID: z.nullable(id()),
  lecture_typeID: z.int(),
  lecture_type: z.string(),
  lecture_typeeng: z.string(),
  has_practice: z.boolean(),
  day: z.string(),
  dayeng: z.string(),
  time: z.nullable(time()),
  time_end: z.nullable(time()),
  name: z.string(),
  nameeng: z.string(),
  st_count: z.int(),
  capacity: z.int(),
  rotation: z.boolean(),
  curation: z.nullable(z.string()),
  curationeng: z.nullable(z.string()),
  room: z.nullable(z.string()),
  start_date: day(),
  end_date: day(),
  /** The group's own ranges of dates; empty means the whole semester. */
  dates: z.array(z.object({ start_date: day(), end_date: day() })),
  meetings: z.array(meeting),
})

/** A group in which the student has a seat; `has_practice` matters only before that. */
export const heldGroupRow = z.omit(groupRow, { has_practice: true })

export type GroupRow = z.output<typeof groupRow>
