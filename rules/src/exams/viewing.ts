/** When a marked work is shown, from `view_from` up to but not including `view_until`, ISO 8601 instants. */
interface Viewing {
  readonly view_from: string
  readonly view_until: string
  readonly appeal_until: string | null
}

/** Takes when a work is shown and the server's instant (ms or ISO); says whether it is shown now, not yet, or no more. */
export const getViewingState = (
  { view_from, view_until }: Omit<Viewing, 'appeal_until'>,
  now: number | string,
): 'soon' | 'open' | 'over' => {
  const at = new Date(now).getTime()
  if (at < Date.parse(view_from)) return 'soon'
  return at < Date.parse(view_until) ? 'open' : 'over'
}

/** Takes the same; says whether the points of a question may be asked about: while the work is shown, before the deadline. */
export const canAppeal = (viewing: Viewing, now: number | string): boolean =>
  viewing.appeal_until !== null &&
  getViewingState(viewing, now) === 'open' &&
  new Date(now).getTime() < Date.parse(viewing.appeal_until)

/** Takes the points of a question, null while there are none; says whether an appeal could bring any more. */
export const canGainPoints = (score: number | null, max_score: number): boolean =>
  score === null || score < max_score
