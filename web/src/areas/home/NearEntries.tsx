import { Link } from '@tanstack/react-router'
import { findAttendedBefore } from '#rules/agenda/agenda.ts'
import { listNear } from '#rules/agenda/near-entries.ts'
import { useLocale } from '#web/i18n/locale.ts'
import type { AgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { toLink } from '#web/parts/agenda/to-link.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { formatWhen } from './format-when.ts'
import classes from './HomeScreen.module.css'
import { listDayEntries, type DayEntry } from './list-day-entries.ts'
import { useHomeAgenda } from './useHomeAgenda.ts'

const noPastels = new Map<number, number>()

interface Props {
  readonly urgent: AgendaItem
  readonly timetable: Timetable
}

type Near = DayEntry & { readonly date: string }

/** What runs now or begins soon beside what is more urgent, which may be due tomorrow only; else the next thing to be at. */
export const NearEntries = ({ urgent, timetable }: Props) => {
  const locale = useLocale()
  const { now, items, lecture } = useHomeAgenda(timetable)
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
  const near: Near[] =
    running.length > 0 || nextDate === undefined
      ? running.map((entry) => ({ ...entry, date: now.date }))
      : listAhead(nextDate)
          .slice(0, 1)
          .map((entry) => ({ ...entry, date: nextDate }))
  return near.map(({ key, date, time, time_end, title, place, path }) => (
    <Link key={key} {...toLink(path)} className={classes['plan']}>
      <Icon name="clock" />
      <span className={classes['nowText']}>
        <strong className={classes['planName']}>{title}</strong>
        <span className={classes['planState']}>
          {[formatWhen({ date, time }, now, locale), `${time}–${time_end}`, place]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Icon name="right" />
    </Link>
  ))
}
