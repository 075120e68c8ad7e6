import { useRef, useState } from 'react'
import { plans } from '#contract/registration/plans.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { ActionMenu } from '#web/ui/layout/ActionMenu.tsx'
import { toPlanBody, type Plan } from './plan-draft.ts'
import classes from './PlanHeader.module.css'
import { PlanSwitcher } from './PlanSwitcher.tsx'
import { RenamePlanField } from './RenamePlanField.tsx'
import { useCreatePlan } from './useCreatePlan.ts'
import type { PlanDraft } from './usePlanDraft.ts'
import type { PlanLocation } from './usePlanLocation.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { words } from './words.ts'

interface Props {
  readonly all: readonly Plan[]
  readonly draft: PlanDraft
  readonly location: PlanLocation
  readonly onCreate: () => void
}

/** The open plan among the others, its name, copy and deletion, and whether it is saved. */
export const PlanHeader = ({ all, draft, location, onCreate }: Props) => {
  const t = useWords(words)
  const { plan, current, saving, problem, change } = draft
  const [isRenaming, setRenaming] = useState(false)
  const head = useRef<HTMLElement>(null)
  const copy = useCreatePlan(location.openPlan)
  const remove = useSend(plans.remove, {
    onSuccess: () => {
      location.openPlan(null)
      const body = { name: current.name, subjects: toPlanBody(current.subjects) }
      showToast({
        phrase: words.planDeleted,
        params: { name: current.name },
        undo: { label: undoWords.undo, run: () => copy.mutate({ body }) },
      })
    },
  })
  const isUnsaved = saving === 'unsaved'
  return (
    <header ref={head} className={classes['head']}>
      {isRenaming ? (
        <RenamePlanField
          name={current.name}
          onRename={(name) => change({ name })}
          onClose={() => {
            setRenaming(false)
            requestAnimationFrame(() => head.current?.querySelector('button')?.focus())
          }}
        />
      ) : (
        <PlanSwitcher
          plans={all}
          openID={plan.planID}
          openName={current.name}
          onOpen={location.openPlan}
          onCreate={onCreate}
        />
      )}
      <ActionMenu
        ariaLabel={t('actionsOf', { name: current.name })}
        actions={[
          { label: t('rename'), onSelect: () => setRenaming(true) },
          {
            label: t('copy'),
            onSelect: () =>
              copy.mutate({
                body: {
                  name: t('copyName', { name: current.name }).slice(0, 80),
                  subjects: toPlanBody(current.subjects),
                },
              }),
          },
          {
            label: t('remove'),
            onSelect: () => !remove.isPending && remove.mutate({ params: { id: plan.planID } }),
          },
        ]}
      />
      <output className={classes['saving']} data-state={saving}>
        {saving !== 'conflict' && saving !== 'refused' && (
          <>
            <Icon name={isUnsaved ? 'warning' : saving === 'saved' ? 'check' : 'clock'} size={16} />{' '}
            <span>{t(saving)}</span>
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
