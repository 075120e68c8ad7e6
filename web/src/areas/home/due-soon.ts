import type { calendar } from '#contract/studies/calendar.ts'
import type { exams } from '#contract/studies/exams.ts'
import { addDays, addMinutes } from '#rules/time/clock.ts'
import { getExamEnd } from '#rules/exams/exam-overlap.ts'
import type * as z from 'zod/mini'

export type YearEvent = z.output<(typeof calendar)['academicCalendars']['reply']>['events'][number]

/** `date` is the end of a running event, otherwise the start. */
export interface DueDate {
  readonly event: YearEvent
  readonly date: string
  readonly isRunning: boolean
}

const daysAhead = 31
const maxDates = 5

/** Registration windows are in the to-do list instead. */
const dueKinds: ReadonlySet<YearEvent['kind']> = new Set(['term', 'exams', 'payment', 'deadline'])

/** The next few dates of the coming month, nearest first. */
export const listDueDates = (events: readonly YearEvent[], today: string): DueDate[] =>
  events
    .filter(({ kind }) => dueKinds.has(kind))
    .flatMap((event): DueDate[] => {
      if (event.start_date > today) return [{ event, date: event.start_date, isRunning: false }]
      const isRunning = event.end_date >= today && event.kind !== 'term'
      return isRunning ? [{ event, date: event.end_date, isRunning: true }] : []
    })
    .filter(({ date }) => date <= addDays(today, daysAhead))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .slice(0, maxDates)

export type Exam = z.output<(typeof exams)['schedule']['reply']>['exams'][number]

const examDaysAhead = 14
const maxExams = 3

const toStartText = ({ date, start }: Pick<Exam, 'date' | 'start'>): string => `${date} ${start}`

/** `minute` counts from midnight. */
interface Moment {
  readonly date: string
  readonly minute: number
}
const toText = ({ date, minute }: Moment): string => {
  const { time } = addMinutes(date, '00:00', minute)
  return `${date} ${time}`
}

/** The next few exams of the coming two weeks that are not over, in order. */
export const listUpcomingExams = (exams: readonly Exam[], now: Moment): Exam[] =>
  exams
    .filter((exam) => getExamEnd(exam) > toText(now) && exam.date <= addDays(now.date, examDaysAhead))
    .toSorted((a, b) => (toStartText(a) < toStartText(b) ? -1 : 1))
    .slice(0, maxExams)

export const hasExamBegun = (exam: Exam, now: Moment): boolean => toStartText(exam) <= toText(now)
