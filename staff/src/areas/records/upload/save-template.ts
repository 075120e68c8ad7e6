import { strToU8, zipSync } from 'fflate'
import type { recordsStaff } from '#contract/administration/records-staff.ts'
import type { Reply } from '#web/api/call.ts'
import { saveFile } from '#web/api/files/save-file.ts'

type Table = Reply<typeof recordsStaff.tables>['tables'][number]

const toCell = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
const toLine = (values: readonly string[]): string => `${values.map(toCell).join(',')}\r\n`

/** A file of all columns with one example row. The mark at the start lets spreadsheets read Georgian letters. */
const toText = ({ columns }: Table): string =>
  `\ufeff${toLine(columns.map(({ name }) => name))}${toLine(columns.map(({ example }) => example))}`

/** Saves an example file for each table, in one ZIP. */
export const saveTemplate = (tables: readonly Table[]): void => {
  // Not by a worker: the policy of the page allows none that is made of text.
  const zip = zipSync(
    Object.fromEntries(tables.map((table) => [`${table.name}.csv`, strToU8(toText(table))])),
  )
  saveFile(new Blob([zip], { type: 'application/zip' }), 'records-template.zip')
}
