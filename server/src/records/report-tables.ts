import type pg from 'pg'
import { countDifference, listNew, listFields, listGone } from './difference/sql.ts'
import type { ImportedTable } from './imported-table.ts'

export interface FieldRow {
  readonly line: number
  readonly key: string
  readonly field: string
  /** The stored value. */
  readonly before: string
  /** The value in the file. */
  readonly after: string
}

interface Counts {
  readonly stored: number
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly closed: number
  readonly unchanged: number
  /** Rows made in the portal, and parts of rows that stay. */
  readonly kept: number
  /** Of those to remove, what stays because something refers to it. */
  readonly used: number
  /** Rows of which a field stays as it was edited by hand since the last import. */
  readonly edited: number
  /** Rows of the file that are left out, because the student has given them up or has one of their own. */
  readonly byStudent: number
}

/** The changes of an import, done or planned, to a table; at most as many rows of each kind as requested. */
export interface TableReport extends Counts {
  readonly name: string
  readonly addedRows: readonly { readonly line: number; readonly key: string }[]
  readonly changedFields: readonly FieldRow[]
  readonly editedFields: readonly FieldRow[]
  readonly removedRows: readonly string[]
  readonly closedRows: readonly string[]
  readonly usedRows: readonly string[]
  readonly ownRows: readonly string[]
  readonly byStudentRows: readonly { readonly line: number; readonly key: string }[]
}

export const reportTables = async (
  client: pg.Client,
  imported: readonly ImportedTable[],
  maxItems: number,
): Promise<TableReport[]> => {
  const list = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows
  const reports: TableReport[] = []
  for (const { table } of imported) {
    const [counts] = await list<Record<keyof Counts, string>>(countDifference(table.name))
    const gone = async (action: Parameters<typeof listGone>[1]) =>
      (await list<{ key: string }>(listGone(table, action, maxItems))).map(({ key }) => key)
    reports.push({
      ...(Object.fromEntries(
        Object.entries(counts!).map(([kind, n]) => [kind, Number(n)]),
      ) as unknown as Counts),
      name: table.name,
      addedRows: await list(listNew(table, 'added', maxItems)),
      changedFields: await list(listFields(table, 'changed', maxItems)),
      editedFields: await list(listFields(table, 'kept', maxItems)),
      removedRows: await gone('removed'),
      closedRows: await gone('closed'),
      usedRows: await gone('used'),
      ownRows: await gone('own'),
      byStudentRows: await list(listNew(table, 'by student', maxItems)),
    })
  }
  return reports
}
