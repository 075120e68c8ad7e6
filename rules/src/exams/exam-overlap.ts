import { addMinutes } from '../time/clock.ts'

/** An exam as the calendar has it: `duration` in minutes (two hours: spec 9.4.1). */
interface ExamTime {
  readonly date: string
  readonly start: string
  readonly duration: number
}

interface NumberedExam extends ExamTime {
  readonly examScheduleID: number
}

/** Takes an exam; gives when it ends, as "2026-11-23 12:00", the instant that is not of it any more. */
export const getExamEnd = ({ date, start, duration }: ExamTime): string => {
  const end = addMinutes(date, start, duration)
  return `${end.date} ${end.time}`
}

/** Takes exams; gives for each that overlaps others the numbers of those. What begins when another ends does not overlap. */
export const findOverlappingExams = (exams: readonly NumberedExam[]): ReadonlyMap<number, readonly number[]> => {
  const overlaps = (one: NumberedExam, other: NumberedExam) =>
    one.examScheduleID !== other.examScheduleID &&
    `${one.date} ${one.start}` < getExamEnd(other) &&
    `${other.date} ${other.start}` < getExamEnd(one)
  return new Map(
    exams.flatMap((one) => {
      const met = exams.filter((other) => overlaps(one, other)).map(({ examScheduleID }) => examScheduleID)
      return met.length > 0 ? [[one.examScheduleID, met] as const] : []
    }),
  )
}
