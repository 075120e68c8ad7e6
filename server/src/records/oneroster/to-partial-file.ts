import type { RecordFile, RecordRow } from '../record-file.ts'
import { metadata, type OneRosterFile, type OneRosterRow } from './read-rows.ts'

/** A column of the records, and where its values come from. */
export interface Field {
  readonly column: string
  /** The column of OneRoster, for the list of bad rows. */
  readonly source: string
  readonly value: (row: OneRosterRow) => string
  /** A stored row keeps what it has. */
  readonly isOnlyForNew?: boolean
}

export const sourceField = (
  column: string,
  source: string,
  value: (row: OneRosterRow) => string = (row) => row.get(source),
): Field => ({ column, source, value })

/**
 * A field that only this portal writes, in a column of its own. If the file lacks the column, new rows get `forNew`, or
 * else the default of the record.
 */
export const metadataField = (
  file: OneRosterFile,
  column: string,
  forNew?: (row: OneRosterRow) => string,
): Field[] => {
  const source = metadata(column)
  if (!file.hasColumn(source))
    return forNew === undefined ? [] : [{ column, source, value: forNew, isOnlyForNew: true }]
  return [sourceField(column, source)]
}

/**
 * The two columns of a name of which OneRoster has one. The other is a column of this portal; where the file has none,
 * the same name stands for it in new rows.
 */
export const bilingualFields = (
  file: OneRosterFile,
  column: string,
  source: string,
  georgian: ReadonlySet<string>,
): Field[] => {
  const [ka, en] = [`${column}_ka`, `${column}_en`]
  const isGeorgian = !file.hasColumn(metadata(ka)) && georgian.has(`${file.name} ${source}`)
  const [own, other] = isGeorgian ? [ka, en] : [en, ka]
  const second: Field = file.hasColumn(metadata(other))
    ? sourceField(other, metadata(other))
    : { column: other, source: metadata(other), value: (row) => row.get(source), isOnlyForNew: true }
  return [sourceField(own, source), second]
}

/** Rows of a file of OneRoster as a file of the records. */
export const toPartialFile = (
  file: OneRosterFile,
  table: string,
  fields: readonly Field[],
  isPicked: (row: OneRosterRow) => boolean,
  isGone: (row: OneRosterRow) => boolean = (row) => row.isGone,
): RecordFile => {
  const sources = new Map(fields.map(({ column, source }) => [column, source]))
  return {
    name: table,
    label: file.label,
    columns: fields.map(({ column }) => column),
    partial: {
      onlyForNew: new Set(fields.filter(({ isOnlyForNew }) => isOnlyForNew).map(({ column }) => column)),
      // A key of several columns is named by all of them.
      sourceOf: (column) =>
        column
          .split(' ')
          .map((each) => sources.get(each) ?? metadata(each))
          .join(' '),
    },
    rows: async function* (): AsyncGenerator<RecordRow> {
      for await (const row of file.rows())
        if (isPicked(row))
          yield {
            line: row.line,
            values: fields.map(({ value }) => value(row)),
            kinds: Object.fromEntries(
              fields.flatMap(({ source }, at) => {
                const kind = row.kindOf(source)
                return kind === undefined ? [] : [[at, kind] as const]
              }),
            ),
            isGone: isGone(row),
          }
    },
  }
}
