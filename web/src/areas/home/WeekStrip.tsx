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
const maxEntries = 5
/** Up to so many a day each entry has a third line, with its name. */
const roomyEntries = 3

/** One row is for the number of those that have no place. */
const countShown = ({ length }: readonly DayEntry[]): number =>
  length > maxEntries ? maxEntries - 1 : length

/** The week in small: a column a day, its lectures and exams one below the other. It leads to the timetable. */
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
  const isRoomy = Math.max(...days.map(({ entries }) => entries.length)) <= roomyEntries
  const style = ({ pastel }: DayEntry) =>
    pastel === null
      ? undefined
      : ({
          '--ground': `var(--pastel-${pastel})`,
          '--edge': `var(--pastel-${pastel}-edge)`,
          '--text': 'var(--pastel-ink)',
        } as CSSProperties)
  return (
    <Link to="/schedule" className={classes['strip']}>
      {days.map(({ date, entries }) => (
        <span
          key={date}
          className={classes['day']}
          data-roomy={isRoomy || undefined}
          data-today={date === now.date || undefined}
        >
          <span className={classes['head']}>
            {formatWeekday(toWeekday(date), locale, 'short')} {Number(date.slice(8))}
          </span>
          {entries.map((entry, index) => {
            const isShown = index < countShown(entries)
            return (
              <span
                key={entry.key}
                className={isShown ? classes['entry'] : 'visually-hidden'}
                style={style(entry)}
              >
                <span className={classes['line']} aria-hidden="true">
                  {entry.time}
                </span>
                <span className={classes['line']} aria-hidden="true">
                  {entry.short}
                </span>
                {isRoomy && (
                  <span className={classes['line']} aria-hidden="true">
                    {entry.subject}
                  </span>
                )}
                <span className="visually-hidden">
                  {entry.time} {entry.title};{' '}
                </span>
              </span>
            )
          })}
          {countShown(entries) < entries.length && (
            <span className={classes['more']} aria-hidden="true">
              +{entries.length - countShown(entries)}
            </span>
          )}
        </span>
      ))}
      {all.length === 0 && <span className={classes['free']}>{t('freeWeek')}</span>}
    </Link>
  )
}
