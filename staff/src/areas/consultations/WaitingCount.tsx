import type { consultationStaff } from '#contract/staff/consultation-staff.ts'
import type { Reply } from '#web/api/call.ts'
import { toUniversityTime } from '#web/i18n/format.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './Consultations.module.css'
import { words } from './words.ts'

interface Props {
  readonly page: Reply<typeof consultationStaff.times>
  readonly readAt: number
}

/** How many bookings wait for an answer, and how many of them the shown weeks do not have. */
export const WaitingCount = ({ page: { waiting, times }, readAt }: Props) => {
  const t = useWords(words)
  const today = toUniversityTime(readAt).date
  // Those of days that have passed are not counted by the server.
  const shown = times.filter(({ date, booking }) => booking?.status === 'sent' && date >= today).length
  const elsewhere = Math.max(0, waiting - shown)
  return (
    <p className={classes['waiting']} aria-live="polite">
      {waiting === 0 ? t('nothingWaits') : t('waiting', { count: waiting })}
      {elsewhere > 0 && ` ${t('elsewhere', { count: elsewhere })}`}
    </p>
  )
}
