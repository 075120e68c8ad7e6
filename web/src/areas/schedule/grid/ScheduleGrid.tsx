import { useMediaQuery } from '@mantine/hooks'
import { useState, type CSSProperties } from 'react'
import { addDays, toWeekday } from '#rules/time/clock.ts'
import { formatDateWithWeekday, formatWeekday } from '#web/i18n/format.ts'
import { formatDateSpan } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { isCascaded } from './is-cascaded.ts'
import { needsCodes } from './needs-codes.ts'
import { layoutDay } from '#web/parts/week/week-layout.ts'
import '#web/parts/subject-name/pastels.css'
import { listScheduleEntries, type ScheduleEntry, type ScheduleWeek } from '../schedule-entry.ts'
import { SubjectLegend } from '../SubjectLegend.tsx'
import type { WeekShape } from '../week-shape.ts'
import { words } from '../words.ts'
import { DateRow } from './DateRow.tsx'
import { GridBlock } from './GridBlock.tsx'
import { NowLine } from './NowLine.tsx'
import { PrintedDates } from './PrintedDates.tsx'
import classes from './ScheduleGrid.module.css'
import { toDatesKey } from './to-dates-key.ts'
import { useArrowKeys } from './useArrowKeys.ts'

interface Props {
  readonly timetable: Timetable
  readonly week: ScheduleWeek
  readonly shape: WeekShape
  readonly pastels: ReadonlyMap<number, number>
  readonly isNarrow: boolean
}

const isExam = ({ isExam: is }: ScheduleEntry): boolean => is
const noneFirst = () => false

/** One week as days by hours, with what has a date above the hours; a press on anything shows its details. */
export const ScheduleGrid = ({ timetable, week, shape, pastels, isNarrow }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const [openKey, setOpenKey] = useState<string | null>(null)
  // Where names would be cut beside each other the later lies over the earlier one; a phone has codes instead.
  const isCascading = useMediaQuery('(min-width: 720px) and (max-width: 1199px)', false, {
    getInitialValueInEffect: false,
  })
  const { from, to, weekdays, slimWeekdays } = shape
  const dates = week.dates.filter((date) => weekdays.includes(toWeekday(date)))
  const entries = listScheduleEntries(week, timetable, locale)
  const days = dates.map((date) => {
    const ofDay = entries.filter((entry) => entry.date === date)
    const places = layoutDay(ofDay, from, isCascading ? noneFirst : isExam)
    const isSlim = slimWeekdays.includes(toWeekday(date))
    return { date, ofDay, places, width: isSlim ? 'var(--slim-day)' : 'var(--full-day)' }
  })
  const hours = Array.from({ length: to - from }, (_, index) => from + index)
  const [monday, sunday] = [week.dates[0]!, addDays(week.dates[0]!, 6)]
  const findFree = (date: string) =>
    week.spans.find((span) => span.kind === 'free' && span.from <= date && date <= span.to)
  const hasLectures = (date: string) =>
    entries.some((entry) => entry.date === date && entry.group !== null && !entry.isAbsent)
  const toDayLabel = (date: string) => {
    const free = findFree(date)
    return [
      formatDateWithWeekday(date, locale),
      date === timetable.today && t('today'),
      free?.kind === 'free' && text(free.free, 'name'),
    ]
      .filter(Boolean)
      .join(', ')
  }
  const { tabStop, weekProps } = useArrowKeys([
    ...entries.filter(({ date }) => date === timetable.today).map(({ key }) => key),
    ...entries.map(({ key }) => key),
    ...week.spans.filter(({ kind }) => kind !== 'free').map(({ key }) => key),
    ...week.marks.map(({ date }) => toDatesKey(date)),
  ])
  const style = {
    '--days': dates.length,
    '--columns': days.map(({ width }) => width).join(' '),
    // Where three or more share their hours each needs space for its code, its time and its place.
    '--printed-columns': days
      .map(({ width, places }) => {
        const most = Math.max(0, ...places.map(({ lanes }) => lanes))
        return most > 2 ? `minmax(0, ${most / 2}fr)` : width
      })
      .join(' '),
    '--hours': hours.length,
  } as CSSProperties
  return (
    <>
      <figure
        className={classes['week']}
        aria-label={t('weekLabel', { span: formatDateSpan(monday, sunday, locale) })}
        data-codes={needsCodes(entries, timetable) || undefined}
        style={style}
        {...weekProps}
      >
        <div className={classes['heads']} aria-hidden="true">
          {dates.map((date) => (
            <div key={date} className={classes['head']} data-today={date === timetable.today || undefined}>
              {formatWeekday(toWeekday(date), locale, 'short')}{' '}
              <span className={classes['date']}>{Number(date.slice(8))}</span>
            </div>
          ))}
        </div>
        <DateRow
          timetable={timetable}
          week={week}
          dates={dates}
          tabStop={tabStop}
          openKey={openKey}
          onOpen={setOpenKey}
        />
        {entries.length > 0 && (
          <div className={classes['grid']}>
            <div className={classes['hours']} aria-hidden="true">
              {hours.map((hour, index) => (
                <span key={hour} className={classes['hour']} style={{ top: `calc(${index} * var(--hour))` }}>
                  {hour}
                  <span className={classes['minutes']}>:00</span>
                </span>
              ))}
            </div>
            {days.map(({ date, ofDay, places }) => {
              const free = findFree(date)
              return (
                <div
                  key={date}
                  className={classes['day']}
                  data-today={date === timetable.today || undefined}
                  data-free={(free !== undefined && !hasLectures(date)) || undefined}
                >
                  {isNarrow && free?.kind === 'free' && free.from === free.to && !hasLectures(date) && (
                    <span className={classes['holiday']} aria-hidden="true">
                      {text(free.free, 'name')}
                    </span>
                  )}
                  {date === timetable.today && <NowLine from={from} to={to} date={date} />}
                  {ofDay.length > 0 && (
                    <ol className={classes['blocks']} aria-label={toDayLabel(date)}>
                      {places.map((place) => (
                        <GridBlock
                          key={place.item.key}
                          place={place}
                          isCascade={isCascading && isCascaded(place, places)}
                          pastels={pastels}
                          others={ofDay}
                          semesterID={timetable.current_semester.semesterID}
                          isNarrow={isNarrow}
                          isTabStop={tabStop === place.item.key}
                          isOpen={openKey === place.item.key}
                          onOpen={setOpenKey}
                        />
                      ))}
                    </ol>
                  )}
                </div>
              )
            })}
          </div>
        )}
      </figure>
      {entries.some(({ group }) => group !== null) && (
        <SubjectLegend timetable={timetable} pastels={pastels} />
      )}
      <PrintedDates entries={entries} marks={week.marks} dates={dates} />
    </>
  )
}
