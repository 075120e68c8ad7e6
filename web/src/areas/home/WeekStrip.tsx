import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { schedule } from '#contract/studies/schedule.ts'
import { addDays, toWeekday } from '#rules/time/clock.ts'
import { q } from '#web/api/call.ts'
import { formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import '#web/parts/subject-name/pastels.css'
import { assignTimetablePastels, toMonday } from '#web/parts/timetable/timetable.ts'
import classes from './WeekStrip.module.css'
import { listDayEntries, type DayEntry } from './list-day-entries.ts'
import { useHomeAgenda } from './useHomeAgenda.ts'
import { words } from './words.ts'

/** The days of a week that always have a column; Saturday and Sunday only with something in them. */
const workingDays = 5
const daysAWeek = 7

/** The week in small: a column a day, its lectures and exams by the hour. It leads to the timetable. */
export const WeekStrip = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { now, items } = useHomeAgenda()
  const { data: timetable } = useSuspenseQuery(q(schedule.currentSchedule))
  const pastels = assignTimetablePastels(timetable)
  const days = Array.from({ length: daysAWeek }, (_, index) => addDays(toMonday(now.date), index))
    .map((date) => ({ date, entries: listDayEntries(timetable, items, date, pastels, locale) }))
    .filter(({ date, entries }) => toWeekday(date) <= workingDays || entries.length > 0)
  const all = days.flatMap(({ entries }) => entries)
  const from = Math.min(...all.map((entry) => entry.from))
  const to = Math.max(...all.map((entry) => entry.to))
  const toPercent = (minutes: number) => `${((minutes / (to - from)) * 100).toFixed(2)}%`
  const style = (entry: DayEntry) =>
    ({
      '--top': toPercent(entry.from - from),
      '--height': toPercent(entry.to - entry.from),
      ...(entry.pastel !== null && {
        '--ground': `var(--pastel-${entry.pastel})`,
        '--edge': `var(--pastel-${entry.pastel}-edge)`,
        '--text': 'var(--pastel-ink)',
      }),
    }) as CSSProperties
  return (
    <Link to="/schedule" className={classes['strip']}>
      {days.map(({ date, entries }) => (
        <span key={date} className={classes['day']} data-today={date === now.date || undefined}>
          <span className={classes['head']}>
            {formatWeekday(toWeekday(date), locale, 'short')} {Number(date.slice(8))}
          </span>
          <span className={classes['hours']}>
            {entries.map((entry) => (
              <span key={entry.key} className={classes['entry']} style={style(entry)}>
                <span className={classes['title']}>
                  <span className={classes['line']} aria-hidden="true">
                    {entry.time}
                  </span>
                  <span className={classes['line']} aria-hidden="true">
                    {entry.short}
                  </span>
                  <span className="visually-hidden">
                    {entry.time} {entry.title};{' '}
                  </span>
                </span>
              </span>
            ))}
          </span>
        </span>
      ))}
      {all.length === 0 && <span className={classes['free']}>{t('freeWeek')}</span>}
    </Link>
  )
}
