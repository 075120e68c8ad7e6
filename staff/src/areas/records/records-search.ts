import { rowKinds } from '#contract/administration/records-staff.ts'
import { omitUndefined, readPage, readText } from '#staff/ui/list/read-address.ts'

/** What the address of the list of imports holds. */
export interface RecordsSearch {
  readonly page?: number
}

/** What the address of an import holds: the rows that are open. */
export interface JobSearch {
  readonly table?: string
  readonly kind?: (typeof rowKinds)[number]
  readonly search?: string
  readonly page?: number
}

/** What the address of the export holds: the table that is chosen first. */
export interface ExportSearch {
  readonly table?: string
}

export const readExportSearch = (search: Record<string, unknown>): ExportSearch =>
  omitUndefined({ table: readText(search['table']) })

/** Whatever the address says that is no page is left out. */
export const readRecordsSearch = (search: Record<string, unknown>): RecordsSearch =>
  omitUndefined({ page: readPage(search['page']) })

export const readJobSearch = (search: Record<string, unknown>): JobSearch =>
  omitUndefined({
    table: readText(search['table']),
    kind: rowKinds.find((kind) => kind === search['kind']),
    search: readText(search['search']),
    page: readPage(search['page']),
  })
