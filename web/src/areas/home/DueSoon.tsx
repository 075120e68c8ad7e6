import { useSuspenseQuery } from '@tanstack/react-query'
import { calendar } from '#contract/calendar.ts'
import { daysBetween } from '#rules/clock.ts'
import { q } from '#web/api/call.ts'
import { formatDateSpan } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { dueSoon } from './due-soon.ts'
import classes from './HomeScreen.module.css'
import { WayTo } from './WayTo.tsx'
import { words } from './words.ts'

/** Nearer than this, in days, a date is set in weight. */
const near = 3

/** The next dates of the academic year, nearest first. */
export const DueSoon = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { data } = useSuspenseQuery(q(calendar.academicCalendars))
  const due = dueSoon(data.events, data.today)
  const inDays = (days: number, isOn: boolean) => {
    if (days === 0) return t('dueToday')
    if (isOn) return t('daysLeft', { count: days })
    return days === 1 ? t('dueTomorrow') : t('inDays', { count: days })
  }
  return (
    <>
      {due.length === 0 && <p className={classes['soft']}>{t('nothingDue')}</p>}
      <ul className={classes['list']}>
        {due.map(({ event, date, isOn }) => {
          const days = daysBetween(data.today, date)
          return (
            <li key={event.id} className={classes['item']}>
              <div className={classes['text']}>
                {text(event, 'name')}
                <span className={classes['soft']}>
                  {formatDateSpan(event.start_date, event.end_date, locale)}
                </span>
              </div>
              <span className={classes['when']} data-near={days <= near || undefined}>
                {inDays(days, isOn && event.start_date < event.end_date)}
              </span>
            </li>
          )
        })}
      </ul>
      <WayTo to="/academic-calendar" className={classes['link']}>
        {t('toCalendar')}
      </WayTo>
    </>
  )
}
