import { rowKinds } from '#contract/administration/records-staff.ts'
import { omitUndefined, readPage, readText } from '#staff/ui/list/read-address.ts'

/** The URL parameters of the list of imports. */
export interface RecordsSearch {
  readonly page?: number
}

/** The URL parameters of an import: the rows that are open. */
export interface JobSearch {
  readonly table?: string
  readonly kind?: (typeof rowKinds)[number]
  readonly search?: string
  readonly page?: number
}

/** The URL parameters of the export: the table that is chosen first. */
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
