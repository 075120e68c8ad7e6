import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { schedule } from '#contract/studies/schedule.ts'
import { addDays, toWeekday } from '#rules/time/clock.ts'
import { q } from '#web/api/call.ts'
import { formatShortDateSpan, formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import '#web/parts/subject-name/pastels.css'
import {
  assignTimetablePastels,
  findHoliday,
  toMonday,
  type Timetable,
} from '#web/parts/timetable/timetable.ts'
import { Icon } from '#web/ui/Icon.tsx'
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

const Holiday = ({ timetable, date }: { readonly timetable: Timetable; readonly date: string }) => {
  const text = useLocalized()
  const holiday = findHoliday(timetable, date)
  return holiday && <span className={classes['holiday']}>{text(holiday, 'name')}</span>
}

/** The week in small: a column a day, its lectures and exams one below the other. It leads to the timetable. */
export const WeekStrip = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { now, items } = useHomeAgenda()
  const { data: timetable } = useSuspenseQuery(q(schedule.currentSchedule))
  const pastels = assignTimetablePastels(timetable)
  const days = Array.from({ length: daysAWeek }, (_, index) => addDays(toMonday(now.date), index))
    .map((date) => ({ date, entries: listDayEntries(timetable, items, date, pastels, locale) }))
    .filter(
      ({ date }, index, all) =>
        toWeekday(date) <= workingDays || all.slice(index).some(({ entries }) => entries.length > 0),
    )
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
  const isOver = ({ to }: DayEntry) => to <= now.minute
  /** Where the mark of this minute stands at an entry of today, as a share of its height; null: at another one. */
  const toNowShare = (entries: readonly DayEntry[], index: number): number | null => {
    const entry = entries[index]!
    const isLast = index === entries.length - 1
    if (isOver(entry) ? !isLast : index > 0 && !isOver(entries[index - 1]!)) return null
    return Math.min(1, Math.max(0, (now.minute - entry.from) / (entry.to - entry.from)))
  }
  return (
    <Link to="/schedule" className={classes['week']}>
      <span className={classes['name']}>
        <strong>{t('week')}</strong> · {formatShortDateSpan(days[0]!.date, days.at(-1)!.date, locale)}
        <Icon name="right" />
      </span>
      <span className={classes['strip']} data-free={all.length === 0 || undefined}>
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
            <Holiday timetable={timetable} date={date} />
            {entries.map((entry, index) => {
              const isShown = index < countShown(entries)
              const nowShare = date === now.date ? toNowShare(entries, index) : null
              const isRunning = nowShare !== null && nowShare > 0 && nowShare < 1
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
                    {entry.time} {entry.title}
                    {isRunning && `, ${t('now')}`};{' '}
                  </span>
                  {nowShare !== null && (
                    <span
                      className={classes['nowMark']}
                      data-running={isRunning || undefined}
                      style={{ top: `${nowShare * 100}%` }}
                    />
                  )}
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
      </span>
    </Link>
  )
}
