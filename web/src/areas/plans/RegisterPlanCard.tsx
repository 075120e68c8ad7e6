import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { plans } from '#contract/registration/plans.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import type { RegistrationWindow } from '#web/parts/registration-window/registration-window.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Countdown } from '#web/parts/time/Countdown.tsx'
import type { Credits } from '#web/parts/credits/check-credits.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { PlanSubject } from './plan-draft.ts'
import { PlanOutcome } from './PlanOutcome.tsx'
import classes from './Plans.module.css'
import type { PlanDraft } from './usePlanDraft.ts'
import { words } from './words.ts'

const icons = { open: 'check', soon: 'clock', over: 'lock', unplanned: 'calendar' } as const

interface Props {
  readonly draft: PlanDraft
  readonly window: RegistrationWindow
  readonly credits: Credits
  /** The credits of the planned subjects that are not registered yet. */
  readonly addedCredits: number
  /** The planned subjects that were passed before and are not registered yet. */
  readonly retaken: readonly PlanSubject[]
  /** How many subjects have an error. */
  readonly errorCount: number
}

/** Registers the whole plan once registration is open, by the server's clock; then says what came of it. */
export const RegisterPlanCard = (props: Props) => {
  const { draft, window, credits, addedCredits, retaken, errorCount } = props
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const locale = useLocale()
  const { data, dataUpdatedAt } = useSuspenseQuery(q(registration.steps))
  const now = useServerNow(data.now, dataUpdatedAt)
  const windowID = useId()
  const { plan, current, saving } = draft
  const [isConfirming, setConfirming] = useState(false)
  const [isRequested, setRequested] = useState(false)
  const [allOrNothing, setAllOrNothing] = useState(false)
  const [isNew, setNew] = useState(false)
  const { data: lastOutcome } = useSuspenseQuery(q(plans.outcome, { params: { id: plan.planID } }))
  const register = useSend(plans.register, {
    onSuccess: () => {
      setConfirming(false)
      setNew(true)
    },
  })
  const count = current.subjects.length
  const canPress = window.state === 'open' && count > 0
  // The server registers its own version of the plan, so the last change is saved first.
  const { mutate } = register
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!isRequested || saving !== 'saved' || hasStarted.current) return
    hasStarted.current = true
    const finish = () => {
      hasStarted.current = false
      setRequested(false)
    }
    mutate(
      { params: { id: plan.planID }, body: { all_or_nothing: allOrNothing, version: plan.version } },
      { onSettled: finish },
    )
  }, [isRequested, saving, allOrNothing, mutate, plan.planID, plan.version])

  return (
    <section className={classes['register']} aria-label={t('register')}>
      {lastOutcome.outcome !== null && <PlanOutcome result={lastOutcome.outcome} isNew={isNew} />}
      <button
        type="button"
        className={`main-button ${classes['registerButton']}`}
        aria-disabled={!canPress}
        aria-describedby={windowID}
        onClick={() => {
          if (!canPress) return
          register.reset()
          setConfirming(true)
        }}
      >
        {t('register')}
        {window.state === 'soon' && (
          // Not read aloud: the line below says when it opens.
          <small aria-hidden="true">
            <Countdown until={window.opensAt} now={now} isOpening />
          </small>
        )}
      </button>
      <p id={windowID} className={classes['line']}>
        <Icon name={icons[window.state]} size={18} />
        <span>
          {window.state === 'open' && t('openNow')}
          {(window.state === 'over' || window.state === 'unplanned') && t(window.state)}
          {window.state === 'soon' && t('opensIn', { when: formatInstant(window.opensAt, locale) })}
        </span>
      </p>
      {count > 0 && (
        <p className={classes['line']} data-state={errorCount > 0 ? 'care' : 'good'}>
          <Icon name={errorCount > 0 ? 'warning' : 'check'} size={18} />
          <span>{errorCount > 0 ? t('errorCount', { count: errorCount }) : t('noErrors')}</span>
        </p>
      )}
      <label className={classes['allOrNothing']}>
        <input
          type="checkbox"
          checked={allOrNothing}
          onChange={(event) => setAllOrNothing(event.target.checked)}
        />
        <span>
          {t('allOrNothing')} <span className={classes['muted']}>{t('allOrNothingText')}</span>
        </span>
      </label>
      <ConfirmModal
        isOpen={isConfirming}
        title={t('confirmTitle')}
        confirmLabel={t('register')}
        isBusy={register.isPending || (isRequested && saving === 'saving')}
        problem={register.error}
        onConfirm={() => setRequested(true)}
        onClose={() => {
          setConfirming(false)
          setRequested(false)
        }}
      >
        <p>
          {t('confirmText', {
            count,
            ects: addedCredits,
            sum: credits.semester + addedCredits,
            maximum: credits.maximumPerSemester,
          })}
          {allOrNothing && ` ${t('allOrNothing')}: ${t('allOrNothingText')}`}
        </p>
        {retaken.length > 0 && (
          <Notice
            kind="warning"
            title={retaken.length === 1 ? m('takenBefore') : t('takenBefore')}
            lines={retaken.map((subject) => text(subject, 'subject'))}
          />
        )}
        {isRequested && (saving === 'unsaved' || saving === 'conflict') && (
          <Notice kind="warning">{t(saving)}</Notice>
        )}
      </ConfirmModal>
    </section>
  )
}
