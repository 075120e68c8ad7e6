import type { GroupRow } from '#contract/rows/group-row.ts'
import { useLocale } from '#web/i18n/locale.ts'
import classes from '#web/parts/group-table/GroupTable.module.css'
import { formatBriefTimes } from './format-brief-times.ts'

/** The times of a group, days with the same hours as one. */
export const BriefTimes = ({ meetings }: Pick<GroupRow, 'meetings'>) => {
  const locale = useLocale()
  return formatBriefTimes(meetings, locale).map(({ days, hours }) => (
    <span key={hours}>
      {days} <span className={classes['line']}>{hours}</span>
    </span>
  ))
}
