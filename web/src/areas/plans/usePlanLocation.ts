import { useNavigate, useSearch } from '@tanstack/react-router'
import type { PlanOption } from '#rules/registration/check-plan.ts'
import { hasGroupSheet } from '#web/parts/group-picker/has-group-sheet.ts'
import { toID, toSourceKey } from '#web/parts/search-params.ts'

export type PlanColumn = 'plan' | 'subjects' | 'week'

/** The state of the plans that is kept in the URL, so that a reload and "back" keep it. */
export interface PlanLocation {
  readonly planID: number | null
  /** The open source: a module's number, or a word; null: the address names none. */
  readonly source: string | null
  readonly subjectID: number | null
  /** A plan gives no registered subject up. */
  readonly replacedID: null
  /** Which choice of the open subject is being made. */
  readonly option: PlanOption
  /** The part that a narrow screen shows. */
  readonly shownColumn: PlanColumn
  readonly showColumn: (column: PlanColumn) => void
  readonly openPlan: (planID: number | null) => void
  /** Opens the only plan; an open subject stays open. */
  readonly openFirstPlan: (planID: number) => void
  readonly openSource: (source: string | null) => void
  readonly openSubject: (source: string | null, subjectID: number) => void
  readonly openOption: (subjectID: number, option: PlanOption) => void
  readonly closeSubject: () => void
  /** Closes the subject and shows the plan. */
  readonly showPlan: () => void
}

const toColumn = (value: unknown): PlanColumn => (value === 'subjects' || value === 'week' ? value : 'plan')

/** The URL parameter while no plan is named. */
const anyPlan = 'mine'

export const usePlanLocation = (): PlanLocation => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const current = {
    planID: toID(search['plan']),
    source: toSourceKey(search['module']),
    subjectID: toID(search['subject']),
    shownColumn: toColumn(search['show']),
    option: search['choice'] === 'second' ? ('second' as const) : ('first' as const),
  }
  const go = (changes: Partial<typeof current>, replace: boolean) => {
    const next = { ...current, option: 'first' as const, ...changes }
    const { planID, source, subjectID, shownColumn, option } = next
    void navigate({
      to: '/registration',
      search: {
        plan: planID ?? anyPlan,
        ...(source !== null && { module: toID(source) ?? source }),
        ...(subjectID !== null && { subject: subjectID }),
        ...(subjectID !== null && option === 'second' && { choice: option }),
        ...(shownColumn !== 'plan' && { show: shownColumn }),
      },
      replace,
      resetScroll: false,
    })
  }
  return {
    ...current,
    replacedID: null,
    showColumn: (shownColumn) => go({ shownColumn }, false),
    openPlan: (planID) => go({ planID, subjectID: null }, false),
    openFirstPlan: (planID) => go({ planID }, true),
    openSource: (source) => go({ source, option: current.option }, true),
    // On a phone the groups are a sheet, which is no step of the history.
    openSubject: (source, subjectID) => go({ source, subjectID }, hasGroupSheet()),
    openOption: (subjectID, option) => go({ subjectID, option }, hasGroupSheet()),
    closeSubject: () => go({ subjectID: null }, true),
    showPlan: () => go({ subjectID: null, shownColumn: 'plan' }, true),
  }
}
