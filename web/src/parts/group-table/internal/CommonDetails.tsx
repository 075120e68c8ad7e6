import { useWords } from '#web/i18n/useWords.ts'
import { formatShortDate, formatShortSpan } from '#web/parts/time/format-short-date.ts'
import { words } from '#web/parts/words.ts'
import classes from '#web/parts/group-table/GroupTable.module.css'
import type { CommonDetails as Common } from './find-common-details.ts'

/** Where the rows are narrow: the start and the dates once for all groups, where they are the same. */
export const CommonDetails = ({
  common,
  isOne,
}: {
  readonly common: Common | null
  readonly isOne: boolean
}) => {
  const t = useWords(words)
  if (common === null) return null
  const start = formatShortDate(common.start_date, true)
  const dates = common.dates.map(({ start_date, end_date }) => formatShortSpan(start_date, end_date))
  return (
    <p className={classes['common']}>
      {isOne ? `${t('starts')}: ${start}` : `${t('sameForAll')} ${t('startsOn', { date: start })}`} ·{' '}
      {dates.length === 0 ? t('wholeSemester') : dates.join(', ')}
    </p>
  )
}
