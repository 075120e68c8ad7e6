import { addDays } from '../time/clock.ts'
import type { AgendaKind } from './agenda-kinds.ts'
import { attendedKinds, getMinutesToStart, type AgendaTimes } from './agenda.ts'
import type { LocalMoment } from '../time/time-left.ts'

/** Kinds that last for their whole span; all others have an opening or a deadline. */
const spanKinds: ReadonlySet<AgendaKind> = new Set(['exam_period', 'payment', 'deadline'])

interface WeekItem<Item> {
  readonly item: Item
  /** The day of it that is shown in the week. */
  readonly day: 'start' | 'end' | 'span'
}

/**
 * The items of a week (its Monday, Y-m-d) in order of time: what takes place in it, deadlines, and what opens in it while
 * it is not open yet.
 */
export const listAgendaOfWeek = <Item extends AgendaTimes>(
  items: readonly Item[],
  monday: string,
  now: LocalMoment,
): WeekItem<Item>[] => {
  const sunday = addDays(monday, 6)
  const isInWeek = (date: string | null): boolean => date !== null && monday <= date && date <= sunday
  const toDay = (item: Item): WeekItem<Item>['day'] | null => {
    const { kind, start_date, end_date } = item
    if (kind === 'term' || kind === 'quiz_attempt') return null
    if (spanKinds.has(kind)) return start_date! <= sunday && end_date! >= monday ? 'span' : null
    if (attendedKinds.has(kind)) return isInWeek(start_date) ? 'start' : null
    if (isInWeek(end_date)) return 'end'
    return isInWeek(start_date) && (getMinutesToStart(item, now) ?? 0) > 0 ? 'start' : null
  }
  const toText = ({ item, day }: WeekItem<Item>): string =>
    day === 'end'
      ? `${item.end_date} ${item.end_time ?? '24:00'}`
      : `${item.start_date} ${item.start_time ?? ''}`
  return items
    .flatMap((item): WeekItem<Item>[] => {
      const day = toDay(item)
      return day === null ? [] : [{ item, day }]
    })
    .toSorted((a, b) => {
      const [one, other] = [`${toText(a)} ${a.item.key}`, `${toText(b)} ${b.item.key}`]
      return one < other ? -1 : one > other ? 1 : 0
    })
}
