import type { registration } from '#contract/registration/registration.ts'
import type { StepWindow, WindowState } from '#rules/registration/window.ts'
import { windowState } from '#rules/registration/window.ts'
import type * as z from 'zod/mini'

export type Steps = z.output<(typeof registration)['steps']['reply']>
export type Step = Steps['steps'][number]

/** Pre-registration is step 1; seats are taken and given up in the others. */
export const isSeatStep = (step: number): boolean => step > 1

const windowsOf = (steps: readonly Step[]): StepWindow[] =>
  steps.flatMap(({ step, windows }) => windows.map((window) => ({ step, ...window })))

export const stateOfStep = (step: Step, now: number): WindowState =>
  windowState(windowsOf([step]), step.step, now)

/** Whether seats can be taken now, and if not, what opens next or that nothing will. */
export type Door =
  | { readonly state: 'open'; readonly step: Step; readonly closesAt: string }
  | { readonly state: 'soon'; readonly step: Step; readonly opensAt: string }
  | { readonly state: 'over' }

/**
 * Takes the steps with my windows, the server's instant in ms, and a kind of modules if only that is meant; gives the
 * state of registration as a whole, or for that kind.
 */
export const doorOf = (
  steps: readonly Step[],
  now: number,
  kind: Step['module_kinds'][number] | null = null,
): Door => {
  const seats = steps
    .filter((step) => isSeatStep(step.step) && (kind === null || step.module_kinds.includes(kind)))
    .map((step) => ({ step, window: stateOfStep(step, now) }))
  for (const { step, window } of seats) {
    if (window.state === 'open') return { state: 'open', step, closesAt: window.closesAt }
  }
  const next = seats
    .flatMap(({ step, window }) => {
      const opensAt =
        window.state === 'soon' ? window.opensAt : window.state === 'over' ? window.nextOpensAt : null
      return opensAt === null ? [] : [{ state: 'soon' as const, step, opensAt }]
    })
    .toSorted((a, b) => Date.parse(a.opensAt) - Date.parse(b.opensAt))[0]
  return next ?? { state: 'over' }
}
