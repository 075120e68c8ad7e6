import { addDays } from '../time/clock.ts'
import {
  listAbsentLecturesOn,
  listLecturesOn,
  type AbsentLecture,
  type DatedGroup,
  type DatedLecture,
  type DatedTimetable,
} from '../time/timetable.ts'
import { listAgendaOfWeek } from './agenda-week.ts'
import { attendedKinds, type AgendaTimes } from './agenda.ts'
import type { LocalMoment } from '../time/time-left.ts'

interface Times {
  readonly key: string
  readonly date: string
  readonly time: string
  readonly time_end: string
}

/** An entry at a time of a day: a lecture, one that was moved or cancelled, or an exam, booking or visit. */
export type TimedEntry<Group, Item> = Times &
  (
    | { readonly kind: 'lecture'; readonly lecture: DatedLecture<Group> }
    | { readonly kind: 'absent'; readonly lecture: AbsentLecture<Group> }
    | { readonly kind: 'event'; readonly item: Item }
  )

/** A date of a day: a deadline, the start of something that opens, or what has just this one day. */
export interface DayMark<Item> {
  readonly key: string
  readonly date: string
  readonly time: string | null
  readonly isStart: boolean
  readonly item: Item
}

/** Entries that last for whole days, cut to the week; `free`: days without lectures. */
export type WeekSpan<Free, Item> = {
  readonly key: string
  readonly from: string
  readonly to: string
} & ({ readonly kind: 'free'; readonly free: Free } | { readonly kind: 'span'; readonly item: Item })

export interface WeekEntries<Group, Free, Item> {
  /** The seven dates of the week. */
  readonly dates: readonly string[]
  /** In order of date and time. */
  readonly timed: readonly TimedEntry<Group, Item>[]
  readonly marks: readonly DayMark<Item>[]
  readonly spans: readonly WeekSpan<Free, Item>[]
}

interface Named {
  readonly name: string
  readonly nameeng: string
}

interface NamedTimetable<Group extends DatedGroup> extends DatedTimetable<Group> {
  readonly holidays: readonly (Named & { readonly date: string })[]
  readonly weeks_off: readonly (Named & { readonly start_date: string; readonly end_date: string })[]
}

const compareTimes = (a: Times, b: Times): number => {
  const [one, other] = [a, b].map(({ date, time, time_end, key }) => `${date} ${time} ${time_end} ${key}`)
  return one! < other! ? -1 : 1
}

/** Everything of the week that begins on `monday` (Y-m-d): the one list that every view of the timetable shows. */
export const listWeekEntries = <Group extends DatedGroup, Item extends AgendaTimes>(
  timetable: NamedTimetable<Group>,
  items: readonly Item[],
  monday: string,
  now: LocalMoment,
): WeekEntries<Group, Named, Item> => {
  const dates = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(monday, ahead))
  const sunday = dates[6]!
  const lectures = dates.flatMap((date) => [
    ...listLecturesOn(timetable, date).map(({ key, time, time_end }, nth, all) => ({
      kind: 'lecture' as const,
      key,
      date,
      time,
      time_end,
      lecture: all[nth]!,
    })),
    ...listAbsentLecturesOn(timetable, date).map((lecture) => ({
      kind: 'absent' as const,
      key: `${lecture.key} absent`,
      date,
      time: lecture.time,
      time_end: lecture.time_end,
      lecture,
    })),
  ])
  const ofAgenda = listAgendaOfWeek(items, monday, now)
  const toEvent = (item: Item): TimedEntry<Group, Item>[] =>
    item.start_date !== null && item.start_time !== null
      ? [
          {
            kind: 'event',
            key: item.key,
            date: item.start_date,
            time: item.start_time,
            // An entry that lasts beyond midnight fills the rest of its first day.
            time_end: item.end_date === item.start_date && item.end_time !== null ? item.end_time : '24:00',
            item,
          },
        ]
      : []
  const isTimed = ({ kind, start_time }: Item) => attendedKinds.has(kind) && start_time !== null
  const isOneDay = ({ start_date, end_date }: Item) => start_date === end_date
  const cut = (from: string, to: string) => ({
    from: from < monday ? monday : from,
    to: to > sunday ? sunday : to,
  })
  const free = [
    ...timetable.holidays.map(({ date, ...names }) => ({ start_date: date, end_date: date, ...names })),
    ...timetable.weeks_off,
  ].filter(({ start_date, end_date }) => start_date <= sunday && end_date >= monday)
  return {
    dates,
    timed: [...lectures, ...ofAgenda.flatMap(({ item }) => (isTimed(item) ? toEvent(item) : []))].toSorted(
      compareTimes,
    ),
    marks: ofAgenda.flatMap(({ item, day }): DayMark<Item>[] => {
      if (isTimed(item) || (day === 'span' && !isOneDay(item))) return []
      const isStart = day === 'start'
      const [date, time] = isStart ? [item.start_date!, item.start_time] : [item.end_date!, item.end_time]
      return [{ key: item.key, date, time, isStart, item }]
    }),
    spans: [
      ...free.map(({ start_date, end_date, name, nameeng }) => ({
        kind: 'free' as const,
        key: `free ${start_date} ${end_date}`,
        ...cut(start_date, end_date),
        free: { name, nameeng },
      })),
      ...ofAgenda.flatMap(({ item, day }) =>
        day === 'span' && !isOneDay(item)
          ? [{ kind: 'span' as const, key: item.key, ...cut(item.start_date!, item.end_date!), item }]
          : [],
      ),
    ],
  }
}
