import type { registration } from '#contract/registration/registration.ts'
import {
  getNextChange,
  getWindowState,
  type StepWindow,
  type WindowState,
} from '#rules/registration/window.ts'
import type { Reply } from '#web/api/call.ts'

export type Step = Reply<typeof registration.steps>['steps'][number]

/** Pre-registration is step 1; seats are taken and given up in the others. */
export const isSeatStep = (step: number): boolean => step > 1

const toStepWindows = ({ step, windows }: Step): StepWindow[] =>
  windows.map((window) => ({ step, ...window }))

/** `now` is the server's time in ms. */
export const toStepState = (step: Step, now: number): WindowState =>
  getWindowState(toStepWindows(step), step.step, now)

/** Whether seats can be taken now; if not, what opens next, that nothing will, or that no dates are set. */
export type RegistrationWindow =
  | { readonly state: 'open'; readonly step: Step; readonly closesAt: string }
  | { readonly state: 'soon'; readonly step: Step; readonly opensAt: string }
  | { readonly state: 'over' }
  | { readonly state: 'unplanned' }

/** `now` is the server's time in ms; with a kind only the steps count in which modules of that kind are chosen. */
export const windowNow = (
  steps: readonly Step[],
  now: number,
  kind: Step['module_kinds'][number] | null = null,
): RegistrationWindow => {
  const states = steps
    .filter((step) => isSeatStep(step.step) && (kind === null || step.module_kinds.includes(kind)))
    .map((step) => ({ step, window: toStepState(step, now) }))
  for (const { step, window } of states) {
    if (window.state === 'open') return { state: 'open', step, closesAt: window.closesAt }
  }
  const next = states
    .flatMap(({ step, window }) => {
      const opensAt = getNextChange(window)
      return opensAt === null ? [] : [{ state: 'soon' as const, step, opensAt }]
    })
    .toSorted((a, b) => Date.parse(a.opensAt) - Date.parse(b.opensAt))[0]
  if (next !== undefined) return next
  return { state: states.some(({ window }) => window.state === 'over') ? 'over' : 'unplanned' }
}
