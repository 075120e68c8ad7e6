import { useEffect, useRef, type CSSProperties, type ReactNode, type Ref } from 'react'
import { formatDateWithWeekday, formatShortDay } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './Agreements.module.css'
import { ChipGroup } from './ChipGroup.tsx'
import { words } from './words.ts'

export interface FreeDay {
  readonly date: string
  readonly times: readonly { readonly start: string; readonly end: string; readonly free: number }[]
}

interface Props {
  /** Of all branches: their days are shown from the beginning. */
  readonly datesByBranch: readonly (readonly FreeDay[])[]
  /** Of the chosen branch; null before it is chosen. */
  readonly dates: readonly FreeDay[] | null
  readonly date: string
  readonly time: string
  /** The error above the days or the times. */
  readonly dayNotice: ReactNode
  readonly timeNotice: ReactNode
  readonly dayList: Ref<HTMLFieldSetElement>
  readonly timeList: Ref<HTMLFieldSetElement>
  readonly onSelect: (selection: { readonly date?: string; readonly time: string }) => void
}

/** The days on which a branch can be visited, and the free times of the selected day beside them, on a phone below. */
export const FreeTimes = (props: Props) => {
  const { datesByBranch, dates, date, time, dayList, timeList, onSelect } = props
  const t = useWords(words)
  const locale = useLocale()
  const times = dates?.find((day) => day.date === date)?.times
  const panel = useRef<HTMLDivElement>(null)
  const scrolledFor = useRef(date)
  useEffect(() => {
    // A draft that is opened again stays where it is.
    if (scrolledFor.current === date) return
    scrolledFor.current = date
    if (date !== '') panel.current?.scrollIntoView({ block: 'nearest' })
  }, [date])
  const all = datesByBranch.flat()
  const days = [...new Set(all.map((day) => day.date))].toSorted()
  // The place of the day with the most times is kept free.
  const most = { '--most': Math.max(1, ...all.map((day) => day.times.length)) } as CSSProperties
  return (
    <div className={classes['when']} style={most}>
      <ChipGroup
        ref={dayList}
        label={t('date')}
        detail={dates === null ? t('chooseBranchFirst') : dates.length === 0 ? t('noTimesHere') : undefined}
        notice={props.dayNotice}
        selected={date}
        onSelect={(picked) => onSelect({ date: picked, time: '' })}
        choices={days.map((day) => ({
          value: day,
          label: formatShortDay(day, locale),
          isDisabled: !dates?.some((each) => each.date === day),
        }))}
        layout="days"
      />
      <div ref={panel} className={classes['panel']}>
        <ChipGroup
          ref={timeList}
          label={t('time')}
          detail={times === undefined ? t('chooseDayFirst') : formatDateWithWeekday(date, locale)}
          notice={props.timeNotice}
          selected={time}
          onSelect={(picked) => onSelect({ time: picked })}
          choices={(times ?? []).map(({ start, end, free }) => ({
            value: start,
            label: `${start}–${end}`,
            note: t('freePlaces', { count: free }),
          }))}
          layout="slots"
        />
      </div>
    </div>
  )
}
