import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Way } from '#rules/registration/check-plan.ts'
import type { Place, Side } from '#web/areas/registration/usePlace.ts'

export type PlanSide = 'plan' | Side

/** Where the student stands in her plans: kept in the address, beside the module and the subject that are open. */
export interface PlanPlace extends Place {
  readonly planID: number | null
  /** Which choice of the open subject is being made. */
  readonly way: Way
  /** What a narrow screen shows: the plan, the list, or the week. */
  readonly planSide: PlanSide
  readonly showPlanSide: (side: PlanSide) => void
  readonly openPlan: (planID: number | null) => void
  /** The open subject is in the plan now, which is shown. */
  readonly put: () => void
  readonly chooseWay: (subjectID: number, way: Way) => void
}

const numberOf = (value: unknown): number | null => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : null
}

const sourceOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

/** Takes the source of a subject; gives the module that it is, if it is one. */
export const moduleIn = (source: string | null): number | null => numberOf(source)

const sideOf = (value: unknown): PlanSide => (value === 'subjects' || value === 'week' ? value : 'plan')

/** What stands in the address while no plan is named. */
const anyPlan = 'mine'

export const usePlanPlace = (): PlanPlace => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const here = {
    planID: numberOf(search['plan']),
    source: sourceOf(search['module']),
    subjectID: numberOf(search['subject']),
    planSide: sideOf(search['show']),
    way: search['choice'] === 'second' ? ('second' as const) : ('first' as const),
  }
  const go = (to: Partial<typeof here>, replace: boolean) => {
    const { planID, source, subjectID, planSide, way } = { ...here, way: 'first' as const, ...to }
    void navigate({
      to: '/registration',
      search: {
        plan: planID ?? anyPlan,
        ...(source !== null && { module: numberOf(source) ?? source }),
        ...(subjectID !== null && { subject: subjectID }),
        ...(subjectID !== null && way === 'second' && { choice: way }),
        ...(planSide !== 'plan' && { show: planSide }),
      },
      replace,
      resetScroll: false,
    })
  }
  return {
    ...here,
    side: 'subjects',
    showSide: () => undefined,
    showPlanSide: (planSide) => go({ planSide }, false),
    openPlan: (planID) => go({ planID, subjectID: null }, false),
    chooseWay: (subjectID, way) => go({ subjectID, way }, false),
    openSource: (source) => go({ source, way: here.way }, true),
    openSubject: (source, subjectID) => go({ source, subjectID }, false),
    closeSubject: () => go({ subjectID: null }, true),
    put: () => go({ subjectID: null, planSide: 'plan' }, true),
    // A plan gives nothing up and asks nothing over the groups.
    insteadID: null,
    exchange: () => undefined,
    chooseLevel: () => undefined,
    exchanged: () => undefined,
    isChanging: false,
    change: () => undefined,
    stopChanging: () => undefined,
    isAsking: false,
    ask: () => undefined,
    stopAsking: () => undefined,
  }
}
