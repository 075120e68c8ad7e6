import { useState } from 'react'
import { plans } from '#contract/registration/plans.ts'
import { useSend } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Confirm } from '#web/ui/Confirm.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { wishesOf } from './plan-draft.ts'
import classes from './Plans.module.css'
import { useMakePlan } from './useMakePlan.ts'
import type { PlanDraft } from './usePlanDraft.ts'
import type { PlanPlace } from './usePlanPlace.ts'
import { words } from './words.ts'

interface Props {
  readonly own: PlanDraft
  readonly place: PlanPlace
}

/** The plan's name, whether all of it is kept, and what can be done with it as a whole. */
export const PlanHead = ({ own, place }: Props) => {
  const t = useWords(words)
  const { plan, draft, saving, problem, change } = own
  const [isAsking, setAsking] = useState(false)
  const copy = useMakePlan(place.openPlan)
  const remove = useSend(plans.remove, {
    stale: [plans.list],
    onSuccess: () => {
      setAsking(false)
      place.openPlan(null)
    },
  })
  const isUnsaved = saving === 'unsaved'
  return (
    <header className={classes['head']}>
      <label className={classes['name']}>
        <span className={classes['soft']}>{t('name')}</span>
        <input
          value={draft.name}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
          onBlur={() => draft.name.trim() === '' && change({ name: plan.name })}
        />
      </label>
      <div className={classes['actions']}>
        <button
          type="button"
          className="plain-button"
          onClick={() =>
            copy.mutate({
              body: {
                name: t('copyName', { name: draft.name }).slice(0, 80),
                subjects: wishesOf(draft.subjects),
              },
            })
          }
        >
          {t('copy')}
        </button>
        <button type="button" className="plain-button" onClick={() => setAsking(true)}>
          {t('remove')}
        </button>
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
              <button type="button" className="plain-button" onClick={own.takeTheirs}>
                {t('takeTheirs')}
              </button>
              <button type="button" className="plain-button" onClick={own.keepMine}>
                {t('keepMine')}
              </button>
            </div>
          }
        >
          {t('conflict')}
        </Notice>
      )}
      <ProblemNotice problem={saving === 'refused' ? problem : null} />
      <ProblemNotice problem={copy.error} />
      <Confirm
        opened={isAsking}
        title={t('removeTitle')}
        verb={t('remove')}
        stay={t('keep')}
        isDangerous
        busy={remove.isPending}
        problem={remove.error}
        onConfirm={() => remove.mutate({ params: { id: plan.planID } })}
        onClose={() => setAsking(false)}
      >
        <p>{t('removeText', { name: draft.name })}</p>
      </Confirm>
    </header>
  )
}
