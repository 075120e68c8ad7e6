import type { Look } from '#rules/page-changes/since-last-look.ts'

/** What a page was when the student last looked; null: never. */
export interface KeptLook {
  readonly seen: Look | null
  readonly seen_version: string | null
}

/**
 * Takes what was seen, the version of what stands on the page now, and how the two differ; gives the fields of a page
 * that tells what changed by itself. A first look has nothing to be compared with.
 */
export const sinceLook = <Change>(
  { seen, seen_version }: KeptLook,
  version: string,
  changesSince: (seen: Look) => Change[],
): { version: string; is_seen: boolean; changes: Change[] } => {
  const is_seen = version === seen_version
  return { version, is_seen, changes: is_seen || seen === null ? [] : changesSince(seen) }
}
