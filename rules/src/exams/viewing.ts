/** When a marked exam paper can be viewed: from `view_from` up to but not including `view_until`, ISO 8601. */
interface Viewing {
  readonly view_from: string
  readonly view_until: string
  readonly appeal_until: string | null
}

/** `now` is the server's instant, ms or ISO. */
export const getViewingState = (
  { view_from, view_until }: Omit<Viewing, 'appeal_until'>,
  now: number | string,
): 'soon' | 'open' | 'over' => {
  const at = new Date(now).getTime()
  if (at < Date.parse(view_from)) return 'soon'
  return at < Date.parse(view_until) ? 'open' : 'over'
}

/** An appeal is possible while the paper can be viewed and before the appeals deadline, if there is one. */
export const canAppeal = (viewing: Viewing, now: number | string): boolean =>
  viewing.appeal_until !== null &&
  getViewingState(viewing, now) === 'open' &&
  new Date(now).getTime() < Date.parse(viewing.appeal_until)

/** Whether an appeal could bring more points; `score` is null while the question is not marked. */
export const canGainPoints = (score: number | null, max_score: number): boolean =>
  score === null || score < max_score

/** Whether points can be given to an accepted appeal: more than before, at most the maximum, in hundredths. */
export const isHigherScore = (given: number, score: number | null, max_score: number): boolean =>
  given > (score ?? 0) && given <= max_score && Math.round(given * 100) / 100 === given
