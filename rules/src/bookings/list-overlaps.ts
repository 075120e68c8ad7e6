import { attendedKinds, type AgendaTimes } from '../agenda/agenda.ts'
import { listLecturesOn, type DatedGroup, type DatedLecture, type DatedTimetable } from '../time/timetable.ts'

/** A bookable or booked time; `end` is on the same date. */
export interface BookingTime {
  readonly date: string
  readonly start: string
  readonly end: string
}

/** Everything of a student that has a time. */
export interface OwnTimes<Group extends DatedGroup, Item extends AgendaTimes, Booking extends BookingTime> {
  readonly timetable: DatedTimetable<Group> | undefined
  /** The agenda; only items that the student attends count. */
  readonly items: readonly Item[]
  /** Bookings that the agenda leaves out. */
  readonly bookings: readonly Booking[]
}

/** One of the student's times that overlaps another, in local hours. */
export type Overlap<Group, Item, Booking> = { readonly start: string; readonly end: string } & (
  | { readonly kind: 'lecture'; readonly lecture: DatedLecture<Group> }
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'booking'; readonly booking: Booking }
)

/** Lists what shares a minute with the time, in order of time. Adjacent times do not overlap. */
export const listOverlaps = <Group extends DatedGroup, Item extends AgendaTimes, Booking extends BookingTime>(
  { timetable, items, bookings }: OwnTimes<Group, Item, Booking>,
  { date, start, end }: BookingTime,
): Overlap<Group, Item, Booking>[] => {
  const [from, to] = [`${date} ${start}`, `${date} ${end}`]
  const lectures = timetable === undefined ? [] : listLecturesOn(timetable, date)
  const all: (Overlap<Group, Item, Booking> & { readonly from: string; readonly to: string })[] = [
    ...lectures.map((lecture) => ({
      kind: 'lecture' as const,
      lecture,
      start: lecture.time,
      end: lecture.time_end,
      from: `${date} ${lecture.time}`,
      to: `${date} ${lecture.time_end}`,
    })),
    ...items.flatMap((item) => {
      const { kind, start_date, start_time, end_date, end_time } = item
      if (!attendedKinds.has(kind) || start_time === null || end_time === null) return []
      const times = { from: `${start_date} ${start_time}`, to: `${end_date} ${end_time}` }
      return [{ kind: 'item' as const, item, start: start_time, end: end_time, ...times }]
    }),
    ...bookings.map((booking) => ({
      kind: 'booking' as const,
      booking,
      start: booking.start,
      end: booking.end,
      from: `${booking.date} ${booking.start}`,
      to: `${booking.date} ${booking.end}`,
    })),
  ]
  return all
    .filter((own) => own.from < to && from < own.to && from < to)
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}
