/** The content of a page: one entry for each thing that others can change. */
export type PageSnapshot = Readonly<Record<string, unknown>>

/** Null: the entry did not exist, or no longer does. */
export interface SnapshotDifference {
  readonly key: string
  readonly before: unknown
  readonly after: unknown
}

/** JSON with the keys of each object in order. */
export const toCanonicalText = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )

/** The differences in the order of their keys. */
export const diffSnapshots = (seen: PageSnapshot, now: PageSnapshot): SnapshotDifference[] =>
  [...new Set([...Object.keys(seen), ...Object.keys(now)])]
    .filter((key) => toCanonicalText(seen[key] ?? null) !== toCanonicalText(now[key] ?? null))
    .toSorted()
    .map((key) => ({ key, before: seen[key] ?? null, after: now[key] ?? null }))
