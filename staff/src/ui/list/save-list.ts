import { strToU8, zipSync } from 'fflate'
import { toCsv, type Cell } from '#rules/tables/to-csv.ts'
import { toXlsxParts } from '#rules/tables/to-xlsx-parts.ts'
import { saveFile } from '#web/api/files/save-file.ts'

export type ListFormat = 'csv' | 'xlsx'

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const toZip = (parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  // Not by a worker: the policy of the page allows none that is made of text.
  zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])))

/** Saves a table, whose first row are the labels of its columns, as a file. */
export const saveList = (name: string, format: ListFormat, rows: readonly (readonly Cell[])[]): void => {
  const content = format === 'csv' ? toCsv(rows) : toZip(toXlsxParts(name, rows))
  saveFile(new Blob([content], { type: types[format] }), `${name}.${format}`)
}
