import type { PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'

/** The page as the student last saw it; null: never. */
export interface SeenPage {
  readonly seen: PageSnapshot | null
  readonly seen_version: string | null
}

/** The reply fields of a page that reports its changes. The first visit has nothing to compare with. */
export const changesSinceSeen = <Change>(
  { seen, seen_version }: SeenPage,
  version: string,
  changesSince: (seen: PageSnapshot) => Change[],
): { version: string; is_seen: boolean; changes: Change[] } => {
  const is_seen = version === seen_version
  return { version, is_seen, changes: is_seen || seen === null ? [] : changesSince(seen) }
}
