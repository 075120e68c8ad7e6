import { useSuspenseQuery } from '@tanstack/react-query'
import { plans } from '#contract/registration/plans.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { PlanBuilder } from './PlanBuilder.tsx'
import classes from './Plans.module.css'
import { useMakePlan } from './useMakePlan.ts'
import { usePlanPlace } from './usePlanPlace.ts'
import { words } from './words.ts'

/** My plans by their names, and the one that is open. */
export const Plans = () => {
  const t = useWords(words)
  const place = usePlanPlace()
  const { data } = useSuspenseQuery(q(plans.list))
  // Asked for together, not one after the other.
  useSuspenseQuery(q(registration.steps))
  const make = useMakePlan(place.openPlan)
  const open = data.plans.find(({ planID }) => planID === place.planID) ?? data.plans[0]
  const makeNew = (kind: 'plain-button' | 'main-button') => (
    <button
      type="button"
      className={kind}
      onClick={() =>
        make.mutate({ body: { name: t('planName', { number: data.plans.length + 1 }), subjects: [] } })
      }
    >
      {t('make')}
    </button>
  )
  return (
    <>
      <ProblemNotice problem={make.error} />
      {open === undefined ? (
        <Empty action={makeNew('main-button')}>{t('none')}</Empty>
      ) : (
        <>
          <nav className={classes['tabs']} aria-label={t('myPlans')}>
            {data.plans.map(({ planID, name }) => (
              <button
                key={planID}
                type="button"
                className="plain-button"
                aria-current={planID === open.planID ? 'page' : undefined}
                onClick={() => place.openPlan(planID)}
              >
                {name}
              </button>
            ))}
            {makeNew('plain-button')}
          </nav>
          <PlanBuilder key={open.planID} plan={open} place={place} />
        </>
      )}
    </>
  )
}
