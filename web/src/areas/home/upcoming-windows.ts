import type { registration } from '#contract/registration/registration.ts'
import { getNextChange, getWindowState } from '#rules/registration/window.ts'
import type * as z from 'zod/mini'

type Step = z.output<(typeof registration)['steps']['reply']>['steps'][number]

/** `changesAt` is the end of an open window, otherwise its start. */
export interface UpcomingWindow {
  readonly step: Step
  readonly isOpen: boolean
  readonly changesAt: string
}

/** Two weeks. */
const announcedBeforeMs = 14 * 86_400_000

/** Open windows first; `now` is the server's time in ms. */
export const listUpcomingWindows = (steps: readonly Step[], now: number): UpcomingWindow[] =>
  steps
    .flatMap((step): UpcomingWindow[] => {
      const state = getWindowState(
        step.windows.map((window) => ({ step: step.step, ...window })),
        step.step,
        now,
      )
      if (state.state === 'open') return [{ step, isOpen: true, changesAt: state.closesAt }]
      const opensAt = getNextChange(state)
      if (opensAt === null || Date.parse(opensAt) - now > announcedBeforeMs) return []
      return [{ step, isOpen: false, changesAt: opensAt }]
    })
    .toSorted(
      (a, b) => Number(b.isOpen) - Number(a.isOpen) || Date.parse(a.changesAt) - Date.parse(b.changesAt),
    )

/** Open windows behind the same link. */
interface WindowGroup {
  readonly to: '/pre-registration' | '/registration' | '/registration-steps'
  readonly windows: readonly UpcomingWindow[]
}

/** One group per link for the open windows, and one for each that opens soon. */
export const groupWindows = (windows: readonly UpcomingWindow[]): WindowGroup[] => {
  const open = windows.filter(({ isOpen }) => isOpen)
  const toPath = ({ step }: UpcomingWindow): WindowGroup['to'] =>
    step.step === 1 ? '/pre-registration' : '/registration'
  return [
    ...[...new Set(open.map(toPath))].map((to) => ({
      to,
      windows: open.filter((window) => toPath(window) === to),
    })),
    ...windows
      .filter(({ isOpen }) => !isOpen)
      .map((window) => ({ to: '/registration-steps' as const, windows: [window] })),
  ]
}
