import { Link } from '@tanstack/react-router'
import { listNear } from '#rules/agenda/near-entries.ts'
import { formatIn } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { AgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { toLink } from '#web/parts/agenda/to-link.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './HomeScreen.module.css'
import { listDayEntries } from './list-day-entries.ts'
import { useHomeAgenda } from './useHomeAgenda.ts'
import { words } from './words.ts'

const noPastels = new Map<number, number>()

interface Props {
  readonly urgent: AgendaItem
  readonly timetable: Timetable
}

/** What runs now or begins soon beside what is more urgent, which may be due tomorrow only. */
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
  return listNear(entries, now.minute).map(({ key, from, time, time_end, title, place, path }) => (
    <Link key={key} {...toLink(path)} className={classes['plan']}>
      <Icon name="clock" />
      <span className={classes['nowText']}>
        <strong className={classes['planName']}>{title}</strong>
        <span className={classes['planState']}>
          {[
            from <= now.minute ? t('now') : formatIn((from - now.minute) * 60_000, 0, locale),
            `${time}–${time_end}`,
            place,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Icon name="right" />
    </Link>
  ))
}
