import { Link } from '@tanstack/react-router'
import { useLocale } from '#web/i18n/locale.ts'
import { toLink } from '#web/parts/agenda/to-link.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { formatWhen } from './format-when.ts'
import classes from './HomeScreen.module.css'
import { useHomeAgenda } from './useHomeAgenda.ts'
import { useNearEntries } from './useNearEntries.ts'

/** Below the most urgent card, what runs meanwhile or comes next. */
export const NearEntries = ({ timetable }: { readonly timetable: Timetable | undefined }) => {
  const locale = useLocale()
  const { now } = useHomeAgenda()
  return useNearEntries(timetable).map(({ key, date, time, time_end, title, place, path }) => (
    <Link key={key} {...toLink(path)} className={classes['plan']}>
      <Icon name="clock" />
      <span className={classes['nowText']}>
        <strong>{title}</strong>
        <span className="muted">
          {[formatWhen(date, time, now, locale), `${time}–${time_end}`, place].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Icon name="right" />
    </Link>
  ))
}
