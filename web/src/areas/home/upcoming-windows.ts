import type { registration } from '#contract/registration/registration.ts'
import { getWindowState } from '#rules/registration/window.ts'
import type * as z from 'zod/mini'

type Step = z.output<(typeof registration)['steps']['reply']>['steps'][number]

/** A step whose window is open or opens soon, and the instant at which that turns. */
export interface UpcomingWindow {
  readonly step: Step
  readonly isOpen: boolean
  readonly changesAt: string
}

/** How long before its opening a window is told of, in ms: two weeks. */
const announcedBeforeMs = 14 * 86_400_000

/** Takes the steps with my windows and the server's time in ms; gives those that concern me now, open ones first. */
export const listUpcomingWindows = (steps: readonly Step[], now: number): UpcomingWindow[] =>
  steps
    .flatMap((step): UpcomingWindow[] => {
      const state = getWindowState(
        step.windows.map((window) => ({ step: step.step, ...window })),
        step.step,
        now,
      )
      if (state.state === 'open') return [{ step, isOpen: true, changesAt: state.closesAt }]
      const opensAt = state.state === 'soon' ? state.opensAt : state.nextOpensAt
      if (opensAt === null || Date.parse(opensAt) - now > announcedBeforeMs) return []
      return [{ step, isOpen: false, changesAt: opensAt }]
    })
    .toSorted(
      (a, b) => Number(b.isOpen) - Number(a.isOpen) || Date.parse(a.changesAt) - Date.parse(b.changesAt),
    )

/** Open steps of one place, as one line: they are the same way in. */
interface WindowGroup {
  readonly to: '/pre-registration' | '/registration' | '/registration-steps'
  readonly windows: readonly UpcomingWindow[]
}

/** Takes the windows that concern me now; gives a line for each place that is open, and one for each that opens soon. */
export const groupWindows = (windows: readonly UpcomingWindow[]): WindowGroup[] => {
  const open = windows.filter(({ isOpen }) => isOpen)
  const toPath = ({ step }: UpcomingWindow): WindowGroup['to'] =>
    step.step === 1 ? '/pre-registration' : '/registration'
  return [
    ...[...new Set(open.map(toPath))].map((to) => ({
      to,
      windows: open.filter((one) => toPath(one) === to),
    })),
    ...windows
      .filter(({ isOpen }) => !isOpen)
      .map((window) => ({ to: '/registration-steps' as const, windows: [window] })),
  ]
}
