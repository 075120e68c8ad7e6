import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, type CSSProperties, type ReactNode, type Ref } from 'react'
import { agreements } from '#contract/account/agreements.ts'
import { q } from '#web/api/call.ts'
import { formatDateWithWeekday, formatShortDay } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import classes from './Agreements.module.css'
import { Chip } from './Chip.tsx'
import { ChipGroup } from './ChipGroup.tsx'
import { words } from './words.ts'

interface Props {
  readonly branch: number
  readonly date: string
  readonly time: string
  /** What is missing, above the days or the times. */
  readonly dayNotice: ReactNode
  readonly timeNotice: ReactNode
  readonly dayList: Ref<HTMLFieldSetElement>
  readonly timeList: Ref<HTMLFieldSetElement>
  readonly onSelect: (selection: { readonly date?: string; readonly time: string }) => void
}

/** How many days stand side by side. */
const daysARow = 2

/** The days on which a branch can be visited; the free times of the selected day open beside it, on a phone below it. */
export const FreeTimes = (props: Props) => {
  const { branch, date, time, dayList, timeList, onSelect } = props
  const t = useWords(words)
  const locale = useLocale()
  const { dates } = useSuspenseQuery(q(agreements.availableTimes, { body: { branch } })).data
  const times = dates.find((day) => day.date === date)?.times
  const panel = useRef<HTMLDivElement>(null)
  const scrolledFor = useRef(date)
  useEffect(() => {
    // A draft that is opened again stays where it is.
    if (scrolledFor.current === date) return
    scrolledFor.current = date
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [date])
  if (dates.length === 0)
    return (
      <div className={classes['notices']}>
        <Notice kind="info">{t('noTimesHere')}</Notice>
      </div>
    )
  const rows = { '--rows': Math.ceil(dates.length / daysARow) } as CSSProperties
  return (
    <fieldset ref={dayList} className={classes['choice']}>
      <legend>{t('date')}</legend>
      {props.dayNotice}
      <div className={classes['days']} style={rows}>
        {dates.map((day) => [
          <Chip
            key={day.date}
            name={`visit-day-${branch}`}
            value={day.date}
            label={formatShortDay(day.date, locale)}
            isSelected={day.date === date}
            onSelect={(picked) => onSelect({ date: picked, time: '' })}
          />,
          day.date === date && times && (
            <div key="times" ref={panel} className={classes['times']}>
              <ChipGroup
                ref={timeList}
                label={t('time')}
                detail={formatDateWithWeekday(date, locale)}
                notice={props.timeNotice}
                selected={time}
                onSelect={(picked) => onSelect({ time: picked })}
                choices={times.map(({ start, end, free }) => ({
                  value: start,
                  label: `${start}–${end}`,
                  note: t('freePlaces', { count: free }),
                }))}
                hasColumns
              />
            </div>
          ),
        ])}
        {times === undefined && (
          <p className={`${classes['times']} ${classes['noDay']}`}>{t('chooseDayFirst')}</p>
        )}
      </div>
    </fieldset>
  )
}
