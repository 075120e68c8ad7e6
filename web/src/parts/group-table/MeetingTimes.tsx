import type { GroupRow } from '#contract/rows/group-row.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { formatMeetingTimes } from './internal/format-meeting-times.ts'

/** The weekly meetings of some groups; a time is never broken over two lines. */
export const MeetingTimes = ({
  of,
}: {
  of: readonly Pick<GroupRow, 'meetings' | 'dates' | 'rotation'>[]
}) => {
  const locale = useLocale()
  return formatMeetingTimes(of, locale).map((time, index) => (
    <span key={time}>
      {index > 0 && ', '}
      <span style={{ whiteSpace: 'nowrap' }}>{time}</span>
    </span>
  ))
}
