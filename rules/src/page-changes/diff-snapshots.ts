/** What stood on a page, one entry for each thing that may change by itself. */
export type PageSnapshot = Readonly<Record<string, unknown>>

/** An entry that is not as it was; null where it was not there, or is there no more. */
export interface SnapshotDifference {
  readonly key: string
  readonly before: unknown
  readonly after: unknown
}

/** Takes a value of JSON; gives its text, the same whatever the order of its keys. */
export const toCanonicalText = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )

/** Takes what she saw when she last looked and what stands there now; gives what differs, in the order of the keys. */
export const diffSnapshots = (seen: PageSnapshot, now: PageSnapshot): SnapshotDifference[] =>
  [...new Set([...Object.keys(seen), ...Object.keys(now)])]
    .filter((key) => toCanonicalText(seen[key] ?? null) !== toCanonicalText(now[key] ?? null))
    .toSorted()
    .map((key) => ({ key, before: seen[key] ?? null, after: now[key] ?? null }))
