import { formatShortDate } from '#web/i18n/format.ts'
import { formatDateSpan } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from '#web/parts/words.ts'
import classes from '#web/parts/group-table/GroupTable.module.css'
import type { CommonDetails as Common } from './find-common-details.ts'

/** Where the rows are narrow: the start and the dates once for all groups, where they are the same. */
export const CommonDetails = ({ common }: { readonly common: Common | null }) => {
  const t = useWords(words)
  const locale = useLocale()
  if (common === null) return null
  const dates = common.dates.map(({ start_date, end_date }) =>
    formatDateSpan(start_date, end_date, locale, 'short'),
  )
  return (
    <p className={classes['common']}>
      {t('starts')}: {formatShortDate(common.start_date, locale)} ·{' '}
      {dates.length === 0 ? t('wholeSemester') : dates.join(', ')}
    </p>
  )
}
