import { useSuspenseQuery } from '@tanstack/react-query'
import { plans } from '#contract/registration/plans.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { PlanBuilder } from './PlanBuilder.tsx'
import { useCreatePlan } from './useCreatePlan.ts'
import { usePlanLocation } from './usePlanLocation.ts'
import { words } from './words.ts'

/** The open plan of the student's plans. */
export const Plans = () => {
  const t = useWords(words)
  const location = usePlanLocation()
  const { data } = useSuspenseQuery(q(plans.list))
  // The plan needs the steps: read here they are requested together with the list.
  useSuspenseQuery(q(registration.steps))
  // The groups that the student came to plan stay open.
  const create = useCreatePlan(data.plans.length === 0 ? location.openFirstPlan : location.openPlan)
  const open = data.plans.find(({ planID }) => planID === location.planID) ?? data.plans[0]
  const createNew = () =>
    create.mutate({ body: { name: t('planName', { number: data.plans.length + 1 }), subjects: [] } })
  return (
    <>
      <ProblemNotice problem={create.error} />
      {open === undefined ? (
        <EmptyState
          action={
            <button type="button" className="main-button" onClick={createNew}>
              {t('newPlan')}
            </button>
          }
        >
          {t('none')}
        </EmptyState>
      ) : (
        <PlanBuilder
          key={open.planID}
          all={data.plans}
          plan={open}
          location={location}
          onCreate={createNew}
        />
      )}
    </>
  )
}
