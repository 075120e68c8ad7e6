import { useSuspenseQuery } from '@tanstack/react-query'
import { plans } from '#contract/registration/plans.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { formatDeadline, formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { RegistrationWindow } from '#web/parts/registration-window/registration-window.ts'
import { WindowNotice } from '#web/parts/registration-window/WindowNotice.tsx'
import { useArrival } from '#web/parts/time/useArrival.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { findReadyPlan } from '#web/parts/group-picker/find-ready-plan.ts'
import classes from './RegistrationColumns.module.css'
import { ReadyPlanLink } from './ReadyPlanLink.tsx'
import { words } from './words.ts'

/** Whether registration is open, by the server's clock. */
export const RegistrationWindowNotice = ({ window }: { window: RegistrationWindow }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { data, dataUpdatedAt } = useSuspenseQuery(q(registration.steps))
  const now = useServerNow(data.now, useArrival(registration.steps.path, dataUpdatedAt))
  if (window.state === 'over' || window.state === 'unplanned') {
    const { state } = window
    const isOver = state === 'over'
    return (
      <div className={classes['window']}>
        <WindowNotice
          {...{ state, now }}
          title={t(isOver ? 'isOver' : 'isUnplanned')}
          text={t(isOver ? 'isOverText' : 'isUnplannedText')}
          changesAt={null}
        >
          {!isOver && <span className={classes['planNow']}>{t('planNow')}</span>}
        </WindowNotice>
      </div>
    )
  }
  const step = text(window.step, 'name')
  if (window.state === 'soon') return <OpensSoonNotice {...{ step, now }} opensAt={window.opensAt} />
  return (
    <div className={classes['window']}>
      <WindowNotice
        state="open"
        title={`${t('isOpen')}: ${step}`}
        text={t('closesAt', { when: formatDeadline(window.closesAt, locale), step })}
        changesAt={window.closesAt}
        now={now}
      />
    </div>
  )
}

interface OpensSoonProps {
  readonly step: string
  readonly opensAt: string
  /** The server's time in ms. */
  readonly now: number
}

/** When registration opens, and the plan that is ready for it. */
const OpensSoonNotice = ({ step, opensAt, now }: OpensSoonProps) => {
  const t = useWords(words)
  const locale = useLocale()
  const { data } = useSuspenseQuery(q(plans.list))
  const plan = findReadyPlan(data)
  return (
    <div className={classes['window']}>
      <WindowNotice
        state="soon"
        title={t('openSoon')}
        text={t('opensAt', { when: formatInstant(opensAt, locale), step })}
        changesAt={opensAt}
        now={now}
      >
        {plan === undefined && <span className={classes['planNow']}>{t('planNow')}</span>}
      </WindowNotice>
      {plan !== undefined && <ReadyPlanLink plan={plan} />}
    </div>
  )
}
