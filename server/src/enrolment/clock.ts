import type { StudentState } from './snapshot.ts'

/** The database's clock at this moment (ISO 8601), as this process reckons it. */
export const databaseNow = ({ clock_behind }: StudentState): string =>
  new Date(Date.now() + clock_behind).toISOString()

interface Bound {
  readonly at: number
  readonly text: string
}

const sortedBounds = new WeakMap<StudentState['windows'], readonly Bound[]>()

const sortBounds = (windows: StudentState['windows']): readonly Bound[] => {
  const known = sortedBounds.get(windows)
  if (known !== undefined) return known
  const sorted = windows
    .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
    .map((text) => ({ at: Date.parse(text), text }))
    .toSorted((one, other) => one.at - other.at)
  sortedBounds.set(windows, sorted)
  return sorted
}

/** The instants between which the same of the student's windows are open as at `now`; null is no bound. */
export const findWindowBounds = (
  { windows }: Pick<StudentState, 'windows'>,
  now: string,
): { from: string | null; until: string | null } => {
  const at = Date.parse(now)
  const sorted = sortBounds(windows)
  return {
    from: sorted.findLast((bound) => bound.at <= at)?.text ?? null,
    until: sorted.find((bound) => bound.at > at)?.text ?? null,
  }
}
