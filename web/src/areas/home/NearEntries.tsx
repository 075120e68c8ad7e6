import { Link } from '@tanstack/react-router'
import { listNear } from '#rules/agenda/near-entries.ts'
import { localize } from '#rules/text/locale.ts'
import { formatIn } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { AgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { toLink } from '#web/parts/agenda/to-link.ts'
import { formatRoom } from '#web/parts/timetable/format-room.ts'
import { findNextLecture, type Timetable } from '#web/parts/timetable/timetable.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { formatWhen } from './format-when.ts'
import classes from './HomeScreen.module.css'
import { listDayEntries, type DayEntry } from './list-day-entries.ts'
import { useHomeAgenda } from './useHomeAgenda.ts'
import { words } from './words.ts'

const noPastels = new Map<number, number>()

interface Props {
  readonly urgent: AgendaItem
  readonly timetable: Timetable
}

type Near = Pick<DayEntry, 'key' | 'time' | 'time_end' | 'title' | 'place' | 'path'> & {
  readonly when: string
}

/** What runs now or begins soon beside what is more urgent, which may be due tomorrow only; else the next lecture. */
export const NearEntries = ({ urgent, timetable }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { now, items } = useHomeAgenda()
  // The card already is about an exam whose files it asks for.
  const others = items.filter(({ kind, targetID }) => kind !== 'exam' || targetID !== urgent.targetID)
  const entries = listDayEntries(
    timetable,
    others.filter((item) => item !== urgent),
    now.date,
    noPastels,
    locale,
  )
  const near: Near[] = listNear(entries, now.minute).map((entry) => ({
    ...entry,
    when: entry.from <= now.minute ? t('now') : formatIn((entry.from - now.minute) * 60_000, 0, locale),
  }))
  const next = near.length === 0 ? findNextLecture(timetable, now.date, now.minute) : null
  if (next !== null) {
    const { key, time, time_end, room, group } = next
    near.push({
      key,
      time,
      time_end,
      when: formatWhen(next, now, locale),
      title: localize(group, 'subject', locale),
      place: formatRoom(group, room, locale),
      path: `/courses/${group.subjectID}`,
    })
  }
  return near.map(({ key, when, time, time_end, title, place, path }) => (
    <Link key={key} {...toLink(path)} className={classes['plan']}>
      <Icon name="clock" />
      <span className={classes['nowText']}>
        <strong className={classes['planName']}>{title}</strong>
        <span className={classes['planState']}>
          {[when, `${time}–${time_end}`, place].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Icon name="right" />
    </Link>
  ))
}
