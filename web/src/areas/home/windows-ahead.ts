import type { registration } from '#contract/registration/registration.ts'
import { getWindowState } from '#rules/registration/window.ts'
import type * as z from 'zod/mini'

type Step = z.output<(typeof registration)['steps']['reply']>['steps'][number]

/** A step whose window is open or opens soon, and the instant at which that turns. */
export interface WindowAhead {
  readonly step: Step
  readonly isOpen: boolean
  readonly turn: string
}

/** How long before its opening a window is told of, in ms: two weeks. */
const soon = 14 * 86_400_000

/** Takes the steps with my windows and the server's time in ms; gives those that concern me now, open ones first. */
export const windowsAhead = (steps: readonly Step[], now: number): WindowAhead[] =>
  steps
    .flatMap((step): WindowAhead[] => {
      const state = getWindowState(
        step.windows.map((window) => ({ step: step.step, ...window })),
        step.step,
        now,
      )
      if (state.state === 'open') return [{ step, isOpen: true, turn: state.closesAt }]
      const opensAt = state.state === 'soon' ? state.opensAt : state.nextOpensAt
      if (opensAt === null || Date.parse(opensAt) - now > soon) return []
      return [{ step, isOpen: false, turn: opensAt }]
    })
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || Date.parse(a.turn) - Date.parse(b.turn))

/** Open steps of one place, as one line: they are the same way in. */
interface Line {
  readonly to: '/pre-registration' | '/registration' | '/registration-steps'
  readonly ahead: readonly WindowAhead[]
}

/** Takes the windows that concern me now; gives a line for each place that is open, and one for each that opens soon. */
export const windowLines = (windows: readonly WindowAhead[]): Line[] => {
  const open = windows.filter(({ isOpen }) => isOpen)
  const placeOf = ({ step }: WindowAhead): Line['to'] =>
    step.step === 1 ? '/pre-registration' : '/registration'
  return [
    ...[...new Set(open.map(placeOf))].map((to) => ({
      to,
      ahead: open.filter((one) => placeOf(one) === to),
    })),
    ...windows
      .filter(({ isOpen }) => !isOpen)
      .map((one) => ({ to: '/registration-steps' as const, ahead: [one] })),
  ]
}
