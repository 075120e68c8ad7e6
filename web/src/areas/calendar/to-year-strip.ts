import type { CalendarEvent } from './year-parts.ts'

/** The kinds of events that are drawn as bars, each in its lane. */
export const lanes = ['term', 'registration', 'exams'] as const

/** In percent of the half from its beginning. */
interface Bar {
  readonly event: CalendarEvent
  readonly left: number
  readonly width: number
}

export interface YearHalf {
  /** Six of them, Y-m. */
  readonly months: readonly string[]
  readonly lanes: readonly (readonly Bar[])[]
  /** Deadlines and payments. */
  readonly dates: readonly Bar[]
  /** As wide as their days. */
  readonly holidays: readonly Bar[]
  /** Null: today is in the other half or in neither. */
  readonly today: number | null
}

const monthsPerHalf = 6

const toMonthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1

const toMonth = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

/** Months since the year 0; every month is equally wide, whatever its days. */
const toPosition = (date: string, daysLater = 0): number => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return toMonthNumber(date) + (day - 1 + daysLater) / days
}

/** The twelve months of an academic year: from September, or from the month of its first event if that is earlier. */
export const toYearStrip = (events: readonly CalendarEvent[], today: string): readonly YearHalf[] => {
  const first = events.reduce((min, { start_date }) => (start_date < min ? start_date : min), '9999-12-31')
  const september = 9
  const isAfterSeptember = Number(first.slice(5, 7)) > september
  const firstMonth = toMonthNumber(isAfterSeptember ? `${first.slice(0, 4)}-09-01` : first)
  return [firstMonth, firstMonth + monthsPerHalf].map((start) => {
    const end = start + monthsPerHalf
    const toPercent = (position: number) =>
      ((Math.min(end, Math.max(start, position)) - start) / monthsPerHalf) * 100
    const toBars = (selected: readonly CalendarEvent[]): Bar[] =>
      selected.flatMap((event) => {
        const [from, to] = [toPosition(event.start_date), toPosition(event.end_date, 1)]
        if (to <= start || from >= end) return []
        const left = toPercent(from)
        return [{ event, left, width: toPercent(to) - left }]
      })
    const position = toPosition(today)
    return {
      months: Array.from({ length: monthsPerHalf }, (_, nth) => toMonth(start + nth)),
      // The first and the last day of a semester are no phase.
      lanes: lanes.map((lane) =>
        toBars(events.filter(({ kind, start_date, end_date }) => kind === lane && start_date !== end_date)),
      ),
      dates: toBars(events.filter(({ kind }) => kind === 'deadline' || kind === 'payment')),
      holidays: toBars(events.filter(({ kind }) => kind === 'holiday')),
      today: start <= position && position < end ? toPercent(position) : null,
    }
  })
}
