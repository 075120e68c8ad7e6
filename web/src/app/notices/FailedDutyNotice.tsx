import { useQuery } from '@tanstack/react-query'
import { session } from '#contract/account/session.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { q } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { setFailedDuty, useFailedDuty } from '#web/parts/duties/failed-duty.ts'
import { openDuty } from '#web/parts/duties/opened-duty.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import classes from './LockNotice.module.css'

/** Why a blocking dialog closed without an answer; "try again" opens it again (spec 8.6.1). */
export const FailedDutyNotice = () => {
  const locale = useLocale()
  const failed = useFailedDuty()
  const user = useQuery(q(session.user)).data?.user
  if (failed === null || !user?.blockers.some(({ key }) => key === failed.duty.key)) return null
  const { duty, title, problem } = failed
  const retry = () => {
    setFailedDuty(null)
    openDuty(duty)
  }
  return (
    <div className={classes['lock']}>
      <ProblemNotice
        title={formatPhrase(title, locale)}
        problem={problem}
        action={<RetryButton failure={problem} onRetry={retry} />}
      />
    </div>
  )
}
