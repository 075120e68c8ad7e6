import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Credits } from '#web/parts/credits/check-credits.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import type { PlanSubject } from './plan-draft.ts'
import classes from './PlanBar.module.css'
import type { Saving } from './usePlanDraft.ts'
import type { RegisterPlan } from './useRegisterPlan.ts'
import { words } from './words.ts'

interface Props {
  readonly register: RegisterPlan
  readonly saving: Saving
  readonly credits: Credits
  /** The planned subjects that are not registered yet. */
  readonly unregistered: readonly PlanSubject[]
}

/** The confirmation of a plan: its total, and whether a part of it is accepted if the whole is not available. */
export const RegisterPlanModal = ({ register, saving, credits, unregistered }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const ects = unregistered.reduce((sum, each) => sum + each.ects, 0)
  const retaken = unregistered.filter(({ passed }) => passed)
  return (
    <ConfirmModal
      isOpen={register.isConfirming}
      title={t('confirmTitle')}
      confirmLabel={t('register')}
      isBusy={register.isBusy}
      problem={register.problem}
      onConfirm={register.confirm}
      onClose={register.closeConfirmation}
    >
      <p>
        {t('confirmText', {
          count: unregistered.length,
          ects,
          sum: credits.semester + ects,
          maximum: credits.maximumPerSemester,
        })}
      </p>
      {retaken.length > 0 && (
        <Notice
          kind="warning"
          title={retaken.length === 1 ? m('takenBefore') : t('takenBefore')}
          lines={retaken.map((subject) => text(subject, 'subject'))}
        />
      )}
      {unregistered.length > 1 && (
        <label className={classes['allOrNothing']}>
          <input
            type="checkbox"
            checked={register.allOrNothing}
            onChange={(event) => register.setAllOrNothing(event.target.checked)}
          />
          <span>
            {t('allOrNothing')} <span className={classes['muted']}>{t('allOrNothingText')}</span>
          </span>
        </label>
      )}
      {register.isRequested && (saving === 'unsaved' || saving === 'conflict') && (
        <Notice kind="warning">{t(saving)}</Notice>
      )}
    </ConfirmModal>
  )
}
