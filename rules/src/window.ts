/**
 * When one step of the registration is open: from `starts_at` up to but not including `ends_at`, ISO 8601
 * instants.
 */
export interface StepWindow {
  readonly step: number
  readonly starts_at: string
  readonly ends_at: string
}

/**
 * `soon` has not been open yet; `over` has, or never will be; the instants are given as the windows spell
 * them.
 */
export type WindowState =
  | { readonly state: 'open'; readonly closesAt: string }
  | { readonly state: 'soon'; readonly opensAt: string }
  | { readonly state: 'over'; readonly nextOpensAt: string | null }

/**
 * Takes the windows, a step and the server's instant (ms or ISO); says whether the step is open, and what
 * comes next.
 */
export const windowState = (
  windows: readonly StepWindow[],
  step: number,
  now: number | string,
): WindowState => {
  const at = instantOf(now)
  const own = windows
    .filter((window) => window.step === step && instantOf(window.starts_at) < instantOf(window.ends_at))
    .toSorted((a, b) => instantOf(a.starts_at) - instantOf(b.starts_at))
  const open = own.filter((window) => instantOf(window.starts_at) <= at && at < instantOf(window.ends_at))
  const last = open.toSorted((a, b) => instantOf(b.ends_at) - instantOf(a.ends_at))[0]
  if (last !== undefined) return { state: 'open', closesAt: last.ends_at }
  const next = own.find((window) => at < instantOf(window.starts_at))
  if (next !== undefined && next === own[0]) return { state: 'soon', opensAt: next.starts_at }
  return { state: 'over', nextOpensAt: next?.starts_at ?? null }
}

/**
 * Takes the windows, some steps and the server's instant; gives the first of the steps that is open, or
 * null.
 */
export const anyOpenStep = (
  windows: readonly StepWindow[],
  steps: readonly number[],
  now: number | string,
): number | null => steps.find((step) => windowState(windows, step, now).state === 'open') ?? null

const instantOf = (instant: number | string): number => {
  const ms = typeof instant === 'number' ? instant : Date.parse(instant)
  if (Number.isNaN(ms)) throw new RangeError(`not an instant: ${instant}`)
  return ms
}
