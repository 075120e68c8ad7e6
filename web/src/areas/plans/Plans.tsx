import { useSuspenseQuery } from '@tanstack/react-query'
import { plans } from '#contract/registration/plans.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { PlanBuilder } from './PlanBuilder.tsx'
import classes from './Plans.module.css'
import { useCreatePlan } from './useCreatePlan.ts'
import { usePlanLocation } from './usePlanLocation.ts'
import { words } from './words.ts'

/** The student's plans as tabs, and the open one. */
export const Plans = () => {
  const t = useWords(words)
  const location = usePlanLocation()
  const { data } = useSuspenseQuery(q(plans.list))
  // The plan needs the steps: read here they are requested together with the list.
  useSuspenseQuery(q(registration.steps))
  const create = useCreatePlan(location.openPlan)
  const open = data.plans.find(({ planID }) => planID === location.planID) ?? data.plans[0]
  const createButton = (variant: 'plain-button' | 'main-button') => (
    <button
      type="button"
      className={variant}
      onClick={() =>
        create.mutate({ body: { name: t('planName', { number: data.plans.length + 1 }), subjects: [] } })
      }
    >
      {t('newPlan')}
    </button>
  )
  return (
    <>
      <ProblemNotice problem={create.error} />
      {open === undefined ? (
        <EmptyState action={createButton('main-button')}>{t('none')}</EmptyState>
      ) : (
        <>
          <nav className={classes['tabs']} aria-label={t('myPlans')}>
            {data.plans.map(({ planID, name }) => (
              <button
                key={planID}
                type="button"
                className="plain-button"
                aria-current={planID === open.planID ? 'page' : undefined}
                onClick={() => location.openPlan(planID)}
              >
                {name}
              </button>
            ))}
            {createButton('plain-button')}
          </nav>
          <PlanBuilder key={open.planID} plan={open} location={location} />
        </>
      )}
    </>
  )
}
