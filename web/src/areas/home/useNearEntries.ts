import { findAttendedBefore } from '#rules/agenda/agenda.ts'
import { listNear } from '#rules/agenda/near-entries.ts'
import { useLocale } from '#web/i18n/locale.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { listDayEntries, type DayEntry } from './list-day-entries.ts'
import { useHomeAgenda } from './useHomeAgenda.ts'

const noPastels = new Map<number, number>()

type Near = DayEntry & { readonly date: string }

/** Entries that run now or begin soon, beside an urgent one that may be due only tomorrow; else the next thing to attend. */
export const useNearEntries = (timetable: Timetable | undefined): Near[] => {
  const locale = useLocale()
  const { now, items, lecture, urgent } = useHomeAgenda(timetable)
  // Without the timetable the parts that are about it show why.
  if (urgent === null || timetable === undefined) return []
  // The card already is about an exam whose files it asks for.
  const others = items.filter(
    (item) => item !== urgent && (item.kind !== 'exam' || item.targetID !== urgent.targetID),
  )
  const listAhead = (date: string) =>
    listDayEntries(timetable, others, date, noPastels, locale).filter(
      ({ to }) => date !== now.date || to > now.minute,
    )
  const nextDate = findAttendedBefore(others, now, lecture)?.start_date ?? lecture?.date
  const running = listNear(listAhead(now.date), now.minute)
  const isRunning = running.length > 0 || nextDate === undefined
  const date = isRunning ? now.date : nextDate
  return (isRunning ? running : listAhead(date).slice(0, 1)).map((entry) => ({ ...entry, date }))
}
