import type pg from 'pg'
import { insertRows, listChangedColumns, updateRows } from '../apply/sql.ts'
import type { ImportedTable } from '../imported-table.ts'
import { allTables } from '../tables/all-tables.ts'
import { closeGroups, createCopy, deleteRemoved, finishGroups, listColumns } from './sql.ts'

/** Tables small enough to be copied whole. */
const copied = ['semesters', 'subjects', 'rooms', 'lecturers', 'groups', 'meetings', 'group_dates', 'exams']

export const hasTimetable = (imported: readonly ImportedTable[]): boolean =>
  imported.some(({ table }) => copied.includes(table.name))

/**
 * Copies the timetable into temporary tables of the same names and applies the import to them, so that a dry run can check
 * the result without locking the real tables. The difference must have been computed before.
 */
export const copyTimetable = async (client: pg.Client, imported: readonly ImportedTable[]): Promise<void> => {
  const written = imported.filter(({ table }) => copied.includes(table.name))
  const needed = new Set([...written.map(({ table }) => table.name), 'groups', 'meetings', 'group_dates'])
  for (const { relation } of allTables.filter((table) => needed.has(table.name))) {
    const { rows } = await client.query<{ columns: string }>(listColumns, [relation])
    await client.query(createCopy(relation, rows[0]!.columns))
  }
  for (const { table, columns } of written) {
    await client.query(deleteRemoved(table))
    await client.query(insertRows(table, columns))
    const changed = await client.query<{ column: string }>(listChangedColumns(table.name))
    const update = updateRows(
      table,
      columns,
      changed.rows.map(({ column }) => column),
    )
    if (update !== undefined) await client.query(update)
  }
  if (written.some(({ table }) => table.name === 'groups')) await client.query(closeGroups)
  await client.query(finishGroups)
}
