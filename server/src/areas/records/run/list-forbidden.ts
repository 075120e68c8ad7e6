import type { Connection } from '#server/db/open.ts'
import type { BadRecord } from '#server/records/bad-record.ts'
import type { RecordFile } from '#server/records/record-file.ts'
import { allTables } from '#server/records/tables/all-tables.ts'
import { holdsUniversity } from '#server/staff-permission/sql.ts'

const isForbidden = async (db: Connection, staffID: number, name: string): Promise<boolean> => {
  const operation = allTables.find((table) => table.name === name)?.operation
  return operation !== undefined && !(await holdsUniversity(db, staffID, operation)).isHeld
}

/** Whether one of the tables needs a permission of its own, which this member of staff has not. */
export const needsMore = async (
  db: Connection,
  staffID: number,
  tables: readonly string[],
): Promise<boolean> => {
  for (const name of tables) if (await isForbidden(db, staffID, name)) return true
  return false
}

/** Those of the tables that hand out what this member of staff is refused elsewhere, such as the accounts of students. */
export const listUnreadable = async (
  db: Connection,
  staffID: number,
  tables: readonly string[],
): Promise<string[]> => {
  const asked = allTables.filter(({ name }) => tables.includes(name))
  const operations = [...new Set(asked.flatMap(({ readBy }) => readBy ?? []))]
  const missing = new Set<string>()
  for (const operation of operations)
    if (!(await holdsUniversity(db, staffID, operation)).isHeld) missing.add(operation)
  return asked.flatMap(({ name, readBy }) => (readBy !== undefined && missing.has(readBy) ? [name] : []))
}

/** Files of tables that need a permission of their own, such as for money, which this member of staff has not. */
export const listForbidden = async (
  db: Connection,
  staffID: number,
  files: readonly RecordFile[],
): Promise<BadRecord[]> => {
  const forbidden: BadRecord[] = []
  for (const { name, label } of files) {
    if (!(await isForbidden(db, staffID, name))) continue
    forbidden.push({
      file: label,
      line: 0,
      column: '',
      value: name,
      reason: {
        ka: 'ამ ცხრილის იმპორტს სხვა უფლებაც სჭირდება',
        en: 'the import of this table needs another permission too',
      },
      repair: {
        ka: 'ამოიღეთ ეს ფაილი ან სთხოვეთ იმპორტი მას, ვისაც ფინანსების ან პორტალის მართვის უფლება აქვს.',
        en: 'Leave this file out, or ask somebody of finance or the administrator of the portal to import it.',
      },
    })
  }
  return forbidden
}
