/** A field that an import changes, as texts for the report. */
export interface FieldChange {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** The fields of two records that differ. */
export const listFieldChanges = (
  before: Readonly<Record<string, string | number>>,
  after: Readonly<Record<string, string | number>>,
): FieldChange[] =>
  Object.entries(after)
    .map(([field, value]) => ({ field, before: String(before[field] ?? ''), after: String(value) }))
    .filter((change) => change.before !== change.after)
