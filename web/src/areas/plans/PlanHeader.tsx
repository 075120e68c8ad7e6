import { plans } from '#contract/registration/plans.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { toPlanBody } from './plan-draft.ts'
import classes from './Plans.module.css'
import { useCreatePlan } from './useCreatePlan.ts'
import type { PlanDraft } from './usePlanDraft.ts'
import type { PlanLocation } from './usePlanLocation.ts'
import { words } from './words.ts'

interface Props {
  readonly draft: PlanDraft
  readonly location: PlanLocation
}

/** The plan's name, whether it is saved, and its copy and deletion. */
export const PlanHeader = ({ draft, location }: Props) => {
  const t = useWords(words)
  const { plan, current, saving, problem, change } = draft
  const copy = useCreatePlan(location.openPlan)
  const remove = useSend(plans.remove, {
    onSuccess: () => {
      location.openPlan(null)
      const body = { name: current.name, subjects: toPlanBody(current.subjects) }
      showToast({
        phrase: words.planDeleted,
        params: { name: current.name },
        undo: () => copy.mutate({ body }),
      })
    },
  })
  const isUnsaved = saving === 'unsaved'
  return (
    <header className={classes['head']}>
      <label className={classes['name']}>
        <span className={classes['muted']}>{t('name')}</span>
        <input
          className={classes['nameField']}
          value={current.name}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
          onBlur={() => current.name.trim() === '' && change({ name: plan.name })}
        />
      </label>
      <div className={classes['actions']}>
        <button
          type="button"
          className="plain-button"
          onClick={() =>
            copy.mutate({
              body: {
                name: t('copyName', { name: current.name }).slice(0, 80),
                subjects: toPlanBody(current.subjects),
              },
            })
          }
        >
          {t('copy')}
        </button>
        <ActionButton
          kind="plain"
          isBusy={remove.isPending}
          onClick={() => remove.mutate({ params: { id: plan.planID } })}
        >
          {t('remove')}
        </ActionButton>
      </div>
      <output className={classes['saving']} data-state={saving}>
        {saving !== 'conflict' && saving !== 'refused' && (
          <>
            <Icon name={isUnsaved ? 'warning' : saving === 'saved' ? 'check' : 'clock'} size={16} />{' '}
            {t(saving)}
          </>
        )}
      </output>
      {saving === 'conflict' && (
        <Notice
          kind="warning"
          action={
            <div className={classes['actions']}>
              <button type="button" className="plain-button" onClick={draft.discardOwnVersion}>
                {t('showOtherVersion')}
              </button>
              <button type="button" className="plain-button" onClick={draft.keepOwnVersion}>
                {t('keepOwnChanges')}
              </button>
            </div>
          }
        >
          {t('conflict')}
        </Notice>
      )}
      <ProblemNotice problem={saving === 'refused' ? problem : null} />
      <ProblemNotice problem={copy.error ?? remove.error} />
    </header>
  )
}
