/** A registration step is open from `starts_at` up to but not including `ends_at`, ISO 8601. */
export interface StepWindow {
  readonly step: number
  readonly starts_at: string
  readonly ends_at: string
}

/** `unplanned`: no dates are set; `soon`: not open yet; `over`: was open. Instants are as the windows have them. */
export type WindowState =
  | { readonly state: 'unplanned' }
  | { readonly state: 'open'; readonly closesAt: string }
  | { readonly state: 'soon'; readonly opensAt: string }
  | { readonly state: 'over'; readonly nextOpensAt: string | null }

interface Span {
  readonly window: StepWindow
  readonly from: number
  readonly to: number
}

/** `now` is the server's instant, ms or ISO; throws a RangeError for what is no instant. */
export const getWindowState = (
  windows: readonly StepWindow[],
  step: number,
  now: number | string,
): WindowState => {
  const at = toInstant(now)
  let last: Span | undefined
  let next: Span | undefined
  let wasOpen = false
  for (const window of windows) {
    if (window.step !== step) continue
    const span = { window, from: toInstant(window.starts_at), to: toInstant(window.ends_at) }
    if (span.from >= span.to) continue
    if (at < span.from) next = next === undefined || span.from < next.from ? span : next
    else if (at < span.to) last = last === undefined || span.to > last.to ? span : last
    else wasOpen = true
  }
  if (last !== undefined) return { state: 'open', closesAt: last.window.ends_at }
  if (next !== undefined && !wasOpen) return { state: 'soon', opensAt: next.window.starts_at }
  return wasOpen ? { state: 'over', nextOpensAt: next?.window.starts_at ?? null } : { state: 'unplanned' }
}

/** When the state changes next: an open step closes, or a closed one opens; null while no such date is set. */
export const getNextChange = (window: WindowState): string | null => {
  if (window.state === 'open') return window.closesAt
  if (window.state === 'soon') return window.opensAt
  return window.state === 'over' ? window.nextOpensAt : null
}

/** The first of the steps that is open now, or null. */
export const findOpenStep = (
  windows: readonly StepWindow[],
  steps: readonly number[],
  now: number | string,
): number | null => {
  const at = toInstant(now)
  return steps.find((step) => getWindowState(windows, step, at).state === 'open') ?? null
}

const toInstant = (instant: number | string): number => {
  const ms = typeof instant === 'number' ? instant : Date.parse(instant)
  if (Number.isNaN(ms)) throw new RangeError(`not an instant: ${instant}`)
  return ms
}
