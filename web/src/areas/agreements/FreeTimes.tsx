import { useSuspenseQuery } from '@tanstack/react-query'
import { agreements } from '#contract/account/agreements.ts'
import { q } from '#web/api/call.ts'
import { formatDate, formatWeekday, toWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import classes from './Agreements.module.css'
import { ChipGroup } from './ChipGroup.tsx'
import { words } from './words.ts'

interface Props {
  readonly branch: number
  readonly date: string
  readonly time: string
  readonly onSelect: (selection: { readonly date?: string; readonly time: string }) => void
}

/** The days on which a branch can be visited, and the free times of the selected day. */
export const FreeTimes = ({ branch, date, time, onSelect }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { dates } = useSuspenseQuery(q(agreements.availableTimes, { body: { branch } })).data
  const times = dates.find((day) => day.date === date)?.times
  if (dates.length === 0)
    return (
      <div className={classes['notices']}>
        <Notice kind="info">{t('noTimesHere')}</Notice>
      </div>
    )
  return (
    <>
      <ChipGroup
        label={t('date')}
        selected={date}
        onSelect={(picked) => onSelect({ date: picked, time: '' })}
        choices={dates.map((day) => ({
          value: day.date,
          label: formatDate(day.date, locale, 'short'),
          note: formatWeekday(toWeekday(day.date), locale),
        }))}
        hasColumns
      />
      {times && (
        <ChipGroup
          label={t('time')}
          selected={time}
          onSelect={(picked) => onSelect({ time: picked })}
          choices={times.map(({ start, end, free }) => ({
            value: start,
            label: `${start}–${end}`,
            note: t('freePlaces', { count: free }),
          }))}
          hasColumns
        />
      )}
    </>
  )
}
