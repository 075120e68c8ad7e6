import type { GroupRow } from '#contract/rows/group-row.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { timesOf } from './meeting-times/times-of.ts'

/** When some groups meet, in the order of the week; no time is broken over two lines. */
export const MeetingTimes = ({
  of,
}: {
  of: readonly Pick<GroupRow, 'meetings' | 'dates' | 'rotation'>[]
}) => {
  const locale = useLocale()
  return timesOf(of, locale).map((time, index) => (
    <span key={time}>
      {index > 0 && ', '}
      <span style={{ whiteSpace: 'nowrap' }}>{time}</span>
    </span>
  ))
}
