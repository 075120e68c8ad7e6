import { useQuery } from '@tanstack/react-query'
import { agenda } from '#contract/account/agenda.ts'
import { listAgendaOfWeek } from '#rules/agenda/agenda-week.ts'
import { toMinutes } from '#rules/time/clock.ts'
import { q } from '#web/api/call.ts'
import { formatDateSpan, formatDateWithWeekday, toUniversityTime } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { describeAgendaItem, type AgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { words as agendaWords } from '#web/parts/agenda/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Schedule.module.css'
import { words } from './words.ts'

/** What the agenda has in a week beside the lectures; nothing if it cannot be read. */
export const WeekEvents = ({ monday }: { monday: string }) => {
  const t = useWords(words)
  const locale = useLocale()
  const a = useWords(agendaWords)
  const { data } = useQuery(q(agenda.list))
  if (data === undefined) return null
  const { date, time } = toUniversityTime(data.now)
  const rows = listAgendaOfWeek(data.items, monday, { date, minute: toMinutes(time) })
  if (rows.length === 0) return null
  const formatWhen = (
    { start_date, start_time, end_date, end_time }: AgendaItem,
    day: 'start' | 'end' | 'span',
  ) => {
    if (day === 'span') return formatDateSpan(start_date!, end_date!, locale)
    if (day === 'end')
      return a('due', {
        when: [formatDateWithWeekday(end_date!, locale), end_time].filter(Boolean).join(', '),
      })
    return [formatDateWithWeekday(start_date!, locale), start_time].filter(Boolean).join(', ')
  }
  return (
    <ul className={classes['events']} aria-label={t('events')}>
      {rows.map(({ item, day }) => {
        const { title, about } = describeAgendaItem(item, day === 'start', locale)
        return (
          <li key={item.key}>
            <Icon name="calendar" />
            <span>
              <strong>{title}</strong>
              {about && ` · ${about}`}, {formatWhen(item, day)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
