import type { audit } from '#contract/staff/audit.ts'
import type { Reply } from '#web/api/call.ts'

export type Row = Reply<typeof audit.list>['items'][number]

/** Steps of one import, whose number is that of its job. */
const ofJob = ['record_upload', 'record_file', 'record_check', 'record_apply']

const findJob = ({ entity, entity_id }: Row): number | null => (ofJob.includes(entity) ? entity_id : null)

/** The number of a row as the screens have it: an import is known by its job alone. */
const findNumber = (row: Row): number | null =>
  ['record_import', 'record_undo'].includes(row.entity) ? null : row.entity_id

export interface Fold {
  /** The newest, or in the other order the first. */
  readonly row: Row
  readonly number: number | null
  /** The other rows of the same request, and the other steps of the same import. */
  readonly others: readonly Row[]
}

/** Rows that follow each other and belong together, as one. */
export const foldRows = (rows: readonly Row[]): readonly Fold[] => {
  const groups: Row[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    const belongs = group?.some(
      (each) =>
        each.staff !== null &&
        each.staff.staffID === row.staff?.staffID &&
        (each.request === row.request || (findJob(each) !== null && findJob(each) === findJob(row))),
    )
    if (group !== undefined && belongs) group.push(row)
    else groups.push([row])
  }
  return groups.map((group) => {
    const [row, ...others] = group as [Row, ...Row[]]
    const jobs = group.flatMap((each) => findJob(each) ?? [])
    return { row, number: findNumber(row) ?? jobs[0] ?? null, others }
  })
}
