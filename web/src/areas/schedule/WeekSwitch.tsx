import { addDays } from '#rules/time/clock.ts'
import { formatDateSpan } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx'
import classes from './Schedule.module.css'
import type { WeekLocation } from './useWeekLocation.ts'
import { words } from './words.ts'

/** The controls for week and view. */
export const WeekSwitch = ({ shown }: { shown: WeekLocation }) => {
  const t = useWords(words)
  const locale = useLocale()
  const { monday, defaultMonday, view, showWeek, showView } = shown
  return (
    <div className={classes['switch']}>
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
          onClick={() => showWeek(addDays(monday, 7))}
        >
          <Icon name="right" />
        </button>
        <h2 className={classes['span']} aria-live="polite">
          {formatDateSpan(monday, addDays(monday, 6), locale)}
        </h2>
      </div>
      {/* It takes its place from the start, so nothing moves when it appears. */}
      <button
        type="button"
        className={`plain-button ${classes['currentWeek']}`}
        data-hidden={monday !== defaultMonday || undefined}
        onClick={() => showWeek(defaultMonday)}
      >
        {t('currentWeek')}
      </button>
      <SegmentedControl
        className={classes['views']}
        label={t('view')}
        options={(['week', 'list'] as const).map((value) => ({ value, label: t(value) }))}
        selected={view}
        onSelect={showView}
      />
    </div>
  )
}
