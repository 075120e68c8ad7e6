import { useQuery } from '@tanstack/react-query'
import { schedule } from '#contract/studies/schedule.ts'
import { toOrdinal } from '#rules/text/ordinal.ts'
import { toSemesterWeek } from '#rules/time/semester-week.ts'
import { addDays } from '#rules/time/clock.ts'
import { q } from '#web/api/call.ts'
import { formatShortDateSpan } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NextEntry } from './NextEntry.tsx'
import classes from './ScheduleBar.module.css'
import { ScheduleMenu } from './ScheduleMenu.tsx'
import { useIsNarrow } from './useIsNarrow.ts'
import { useWeekKeys } from './useWeekKeys.ts'
import { useWeekLocation } from './useWeekLocation.ts'
import { words } from './words.ts'

/** The week and its view, what comes next, and a menu; nothing while the timetable is not there. */
export const ScheduleBar = () => {
  // The content below it says what failed, and reads again.
  const { data, isError } = useQuery(q(schedule.currentSchedule))
  if (data !== undefined) return data.groups.length > 0 && <Controls timetable={data} />
  return isError ? null : <div className={classes['pending']} />
}

/** On a wide screen in one row with the screen's name. */
const Controls = ({ timetable }: { readonly timetable: Timetable }) => {
  const t = useWords(words)
  const locale = useLocale()
  const isNarrow = useIsNarrow()
  const location = useWeekLocation(timetable, isNarrow)
  const { monday, defaultMonday, view, showWeek, showView } = location
  useWeekKeys(location)
  const week = toSemesterWeek(timetable.current_semester, monday)
  return (
    <div className={classes['bar']}>
      <div className={classes['weeks']}>
        <button
          type="button"
          className={classes['arrow']}
          aria-label={t('previous')}
          onClick={() => showWeek(addDays(monday, -7))}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className={classes['arrow']}
          aria-label={t('next')}
          data-next-week
          onClick={() => showWeek(addDays(monday, 7))}
        >
          <Icon name="right" />
        </button>
        <h2 className={classes['span']} aria-live="polite">
          <span className={classes['days']}>
            {formatShortDateSpan(monday, addDays(monday, 6), locale, timetable.today)}
            {week !== null && ' ·'}
          </span>{' '}
          {week !== null && (
            <span className={classes['number']}>{t('weekNumber', { week: toOrdinal(week) })}</span>
          )}
        </h2>
        {/* It takes its place from the start, so nothing moves when it appears. */}
        <button
          type="button"
          className={classes['today']}
          data-hidden={monday !== defaultMonday || undefined}
          onClick={() => showWeek(defaultMonday)}
        >
          {t('currentWeek')}
        </button>
      </div>
      {!isNarrow && <NextEntry timetable={timetable} />}
      <SegmentedControl
        className={classes['views']}
        label={t('view')}
        options={(['week', 'list'] as const).map((value) => ({ value, label: t(value) }))}
        selected={view}
        onSelect={showView}
      />
      <ScheduleMenu />
    </div>
  )
}
