import type { RecordTable } from './record-table.ts'
import { allTables } from './tables/all-tables.ts'

/** Rows that are deleted with one of another table, by the field that names it. */
export type Part = NonNullable<RecordTable['parts']>[number]

/** The tables whose rows are deleted with a row of the table. */
export const listParts = ({ name, parts = [] }: RecordTable): Part[] => [
  ...parts,
  ...allTables.flatMap(({ relation, columns, partOf }) => {
    const field = partOf?.table === name && columns.find((column) => column.name === partOf.column)?.field
    return typeof field === 'string' ? [{ relation, field }] : []
  }),
]
