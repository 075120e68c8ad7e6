import { addMinutes } from '../time/clock.ts'
import { getMinutesUntil, type LocalMoment } from '../time/time-left.ts'

/** `duration` is in minutes (two hours: spec 9.4.1). */
interface ExamTime {
  readonly date: string
  readonly start: string
  readonly duration: number
}

interface NumberedExam extends ExamTime {
  readonly examScheduleID: number
}

/** As "2026-11-23 12:00", in the form of `date` and `start`; the exam does not include this instant. */
export const getExamEnd = ({ date, start, duration }: ExamTime): string => {
  const end = addMinutes(date, start, duration)
  return `${end.date} ${end.time}`
}

/** Whether it has not begun yet, runs at this minute, or is over. */
export const getExamPhase = (exam: ExamTime, now: LocalMoment): 'before' | 'running' | 'over' => {
  if (getMinutesUntil(now, exam.date, exam.start) > 0) return 'before'
  return getMinutesUntil(now, exam.date, exam.start) + exam.duration > 0 ? 'running' : 'over'
}

/** For each exam that overlaps others their numbers. An exam that begins when another ends does not overlap it. */
export const findOverlappingExams = (
  exams: readonly NumberedExam[],
): ReadonlyMap<number, readonly number[]> => {
  const isOverlapping = (one: NumberedExam, other: NumberedExam) =>
    one.examScheduleID !== other.examScheduleID &&
    `${one.date} ${one.start}` < getExamEnd(other) &&
    `${other.date} ${other.start}` < getExamEnd(one)
  return new Map(
    exams.flatMap((one) => {
      const overlapping = exams
        .filter((other) => isOverlapping(one, other))
        .map(({ examScheduleID }) => examScheduleID)
      return overlapping.length > 0 ? [[one.examScheduleID, overlapping] as const] : []
    }),
  )
}
