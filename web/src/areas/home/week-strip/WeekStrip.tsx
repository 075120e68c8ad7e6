import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { schedule } from '#contract/studies/schedule.ts'
import { findShownMonday, nameShownWeek } from '#rules/agenda/shown-week.ts'
import { addDays, toWeekday } from '#rules/time/clock.ts'
import { q } from '#web/api/call.ts'
import { formatShortDateSpan, formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import '#web/parts/subject-name/pastels.css'
import { assignTimetablePastels, findHoliday, type Timetable } from '#web/parts/timetable/timetable.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { assignLanes } from './assign-lanes.ts'
import classes from './WeekStrip.module.css'
import { listDayEntries, toColours, type DayEntry } from '../list-day-entries.ts'
import { LazyPlanWeek } from '../LazyPlanWeek.tsx'
import { useHomeAgenda } from '../useHomeAgenda.ts'
import { words } from '../words.ts'

/** The days of a week that always have a column; Saturday and Sunday only with something in them. */
const workingDays = 5
const daysAWeek = 7
/** A week with little in it is not blown up. */
const leastMinutes = 8 * 60

const Holiday = ({ timetable, date }: { readonly timetable: Timetable; readonly date: string }) => {
  const t = useWords(words)
  const text = useLocalized()
  const holiday = findHoliday(timetable, date)
  return (
    holiday && (
      <span className={classes['holiday']}>
        <span aria-hidden="true">{t('holiday')}</span>
        <span className="visually-hidden">{text(holiday, 'name')}</span>
      </span>
    )
  )
}

/** The week in small: a column a day, its lectures and exams at their hours. It leads to the timetable. */
export const WeekStrip = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { now, items, plan } = useHomeAgenda()
  const { data: timetable } = useSuspenseQuery(q(schedule.currentSchedule))
  const pastels = assignTimetablePastels(timetable)
  const monday = findShownMonday(timetable, items, now)
  const name = nameShownWeek(monday, now.date)
  const days = Array.from({ length: daysAWeek }, (_, index) => addDays(monday, index))
    .map((date) => ({
      date,
      entries: listDayEntries(timetable, items, date, pastels, locale),
    }))
    // Simultaneous entries are shown side by side.
    .map((day) => ({ ...day, places: assignLanes(day.entries) }))
    .filter(
      ({ date }, index, all) =>
        toWeekday(date) <= workingDays || all.slice(index).some(({ entries }) => entries.length > 0),
    )
  const all = days.flatMap(({ entries }) => entries)
  if (all.length === 0 && plan !== null) return <LazyPlanWeek plan={plan} />
  const start = Math.floor(Math.min(...all.map(({ from }) => from)) / 60) * 60
  const length = Math.max(leastMinutes, ...all.map(({ to }) => to - start))
  const toShare = (minutes: number) => `${((minutes / length) * 100).toFixed(2)}%`
  const hours =
    all.length === 0 ? [] : Array.from({ length: Math.ceil(length / 60) }, (_, index) => start / 60 + index)
  const isNow = ({ from, to }: DayEntry) => from <= now.minute && now.minute < to
  const style = (entry: DayEntry, { lane, lanes }: ReturnType<typeof assignLanes>[number]) =>
    ({
      '--at': toShare(entry.from - start),
      '--length': toShare(entry.to - entry.from),
      '--lane': lane,
      '--lanes': lanes,
      ...toColours(entry),
    }) as CSSProperties
  return (
    <Link to="/schedule" className={classes['week']}>
      <span className={classes['name']}>
        <strong>{t(name)}</strong> · {formatShortDateSpan(days[0]!.date, days.at(-1)!.date, locale)}
        <Icon name="right" />
      </span>
      <span className={classes['strip']} style={{ '--shown-hours': hours.length } as CSSProperties}>
        <span className={classes['day']} aria-hidden="true">
          <span className={classes['hours']}>
            {hours.map((hour) => (
              <span
                key={hour}
                className={classes['hour']}
                style={{ '--at': toShare(hour * 60 - start) } as CSSProperties}
              >
                {hour}
              </span>
            ))}
          </span>
        </span>
        {days.map(({ date, entries, places }) => (
          <span key={date} className={classes['day']} data-today={date === now.date || undefined}>
            <span className={classes['head']}>
              {formatWeekday(toWeekday(date), locale, 'short')} {Number(date.slice(8))}
            </span>
            <span className={classes['hours']}>
              {date === now.date && now.minute >= start && now.minute <= start + length && (
                <span
                  className={classes['nowMark']}
                  style={{ '--at': toShare(now.minute - start) } as CSSProperties}
                />
              )}
              <Holiday timetable={timetable} date={date} />
              {entries.map((entry, index) => (
                <span key={entry.key} className={classes['entry']} style={style(entry, places[index]!)}>
                  <span className={classes['time']} aria-hidden="true">
                    {entry.time}
                  </span>
                  <span className={classes['line']} aria-hidden="true">
                    {entry.pastel === null ? entry.below : entry.short}
                  </span>
                  <span className={classes['below']} aria-hidden="true">
                    {entry.pastel === null ? entry.short : entry.below}
                  </span>
                  <span className="visually-hidden">
                    {entry.time} {entry.title}
                    {date === now.date && isNow(entry) && `, ${t('now')}`};{' '}
                  </span>
                </span>
              ))}
            </span>
          </span>
        ))}
        {all.length === 0 && <span className={classes['free']}>{t('freeWeek')}</span>}
      </span>
    </Link>
  )
}
