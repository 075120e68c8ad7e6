import type { BadGroup } from '#server/records/collect-bad-records.ts'
import type { FieldRow, TableReport } from '#server/records/report-tables.ts'

const formatList = (title: string, count: number, items: readonly string[], maxItems: number): string[] => {
  if (count === 0) return []
  const shown = items.slice(0, maxItems)
  const hidden = count - shown.length
  return [
    `  ${title}: ${count}`,
    ...shown.map((item) => `    ${item}`),
    ...(hidden > 0 ? [`    … and ${hidden} more${maxItems < Infinity ? ' (--all shows them)' : ''}`] : []),
  ]
}

/** One item for a row, with its fields. */
const joinFields = (fields: readonly FieldRow[]): string[] =>
  [...Map.groupBy(fields, ({ line }) => line).values()].map((row) => {
    const changes = row.map(({ field, before, after }) => `${field} "${before}" → "${after}"`)
    return `${row[0]?.key ?? ''}: ${changes.join('; ')}`
  })

/** The bad rows, grouped by what is wrong, with the repair. */
export const formatBadGroups = (groups: readonly BadGroup[], maxItems: number): string[] =>
  groups.flatMap(({ file, column, reason, repair, count, rows }) => {
    const place = column === '' ? file : `${file}, column ${column}`
    const named = rows.filter(({ line }) => line > 0)
    const items = named.map(({ line, value }) => `line ${line}: "${value}"`)
    return [
      `${place}: ${reason.en}. ${repair.en}`,
      ...formatList('rows', named.length === 0 ? 0 : count, items, maxItems),
    ]
  })

const formatTable = (table: TableReport, maxItems: number): string[] => {
  const { added, changed, removed, closed, used, edited, unchanged, ownRows } = table
  const list = (title: string, count: number, items: readonly string[]) =>
    formatList(title, count, items, maxItems)
  return [
    `${table.name}: ${added} new, ${changed} changed, ${removed} removed, ${unchanged} unchanged`,
    ...list(
      'new',
      added,
      table.addedRows.map(({ key }) => key),
    ),
    ...list('changed', changed, joinFields(table.changedFields)),
    ...list('removed', removed, table.removedRows),
    ...list('closed, because something refers to them', closed, table.closedRows),
    ...list('no longer in the file, kept because something refers to them', used, table.usedRows),
    ...list('edited by hand since the last import, kept as they are', edited, joinFields(table.editedFields)),
    ...list('made in the portal, kept', ownRows.length, ownRows),
    ...list(
      'left out, because the student has given it up or chosen otherwise in the portal',
      table.byStudent,
      table.byStudentRows.map(({ line, key }) => `line ${line}: ${key}`),
    ),
  ]
}

/** What an import does to each table; at most `maxItems` rows of each kind. */
export const formatRecordsReport = (tables: readonly TableReport[], maxItems: number): string[] =>
  tables.flatMap((table) => formatTable(table, maxItems))
