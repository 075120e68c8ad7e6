import { addMinutes } from './clock.ts'

/** An exam as the calendar has it: `duration` in minutes (two hours: spec 9). */
interface ExamTime {
  readonly examScheduleID: number
  readonly date: string
  readonly start: string
  readonly duration: number
}

const endOf = ({ date, start, duration }: ExamTime): string => {
  const end = addMinutes(date, start, duration)
  return `${end.date} ${end.time}`
}

/** Takes exams; gives for each that overlaps others the numbers of those. What begins when another ends does not overlap. */
export const overlappingExams = (exams: readonly ExamTime[]): ReadonlyMap<number, readonly number[]> => {
  const overlaps = (one: ExamTime, other: ExamTime) =>
    one.examScheduleID !== other.examScheduleID &&
    `${one.date} ${one.start}` < endOf(other) &&
    `${other.date} ${other.start}` < endOf(one)
  return new Map(
    exams.flatMap((one) => {
      const met = exams.filter((other) => overlaps(one, other)).map(({ examScheduleID }) => examScheduleID)
      return met.length > 0 ? [[one.examScheduleID, met] as const] : []
    }),
  )
}
