import type { Locale } from '#rules/text/locale.ts'
import type { BadGroup } from '#server/records/collect-bad-records.ts'
import type { FieldRow, TableReport } from '#server/records/report-tables.ts'
import { reportWords } from './report-words.ts'

interface Options {
  readonly maxItems: number
  readonly locale?: Locale
  /** The reader can ask for all rows with --all. */
  readonly hasAll?: boolean
  /** Lists entries without a line too, which are findings. */
  readonly hasFindings?: boolean
}

const formatList = (
  title: string,
  count: number,
  items: readonly string[],
  { maxItems, locale = 'en', hasAll = false }: Options,
): string[] => {
  const t = reportWords[locale]
  if (count === 0) return []
  const shown = items.slice(0, maxItems)
  const hidden = count - shown.length
  return [
    `  ${title}: ${count}`,
    ...shown.map((item) => `    ${item}`),
    ...(hidden > 0
      ? [`    ${t.more(hidden)}${hasAll && maxItems < Infinity ? ` (${t.allShows})` : ''}`]
      : []),
  ]
}

/** One item for a row, with its fields. */
const joinFields = (fields: readonly FieldRow[]): string[] =>
  [...Map.groupBy(fields, ({ line }) => line).values()].map((row) => {
    const changes = row.map(({ field, before, after }) => `${field} "${before}" → "${after}"`)
    return `${row[0]?.key ?? ''}: ${changes.join('; ')}`
  })

/** The bad rows, grouped by what is wrong, with the repair. */
export const formatBadGroups = (groups: readonly BadGroup[], options: Options): string[] =>
  groups.flatMap(({ file, column, reason, repair, count, rows }) => {
    const { locale = 'en' } = options
    const t = reportWords[locale]
    const place = column === '' ? file : `${file}, ${t.column} ${column}`
    const named = rows.filter(({ line, value }) => line > 0 || (options.hasFindings && value !== ''))
    const items = named.map(({ line, value }) => (line > 0 ? `${t.line} ${line}: "${value}"` : value))
    return [
      // The reason for an unreadable file already names it and says what to do.
      repair[locale] === '' ? reason[locale] : `${place}: ${reason[locale]}. ${repair[locale]}`,
      ...formatList(t.rows, named.length === 0 ? 0 : count, items, options),
    ]
  })

/** Formats left-out rows and contradictions, under a heading of their own. */
export const formatNotices = (groups: readonly BadGroup[], options: Options): string[] =>
  groups.length === 0
    ? []
    : [
        reportWords[options.locale ?? 'en'].notices,
        ...formatBadGroups(groups, { ...options, hasFindings: true }),
        '',
      ]

const formatTable = (table: TableReport, options: Options): string[] => {
  const { added, changed, removed, closed, used, edited, unchanged, ownRows } = table
  const t = reportWords[options.locale ?? 'en']
  const list = (title: string, count: number, items: readonly string[]) =>
    formatList(title, count, items, options)
  return [
    `${table.name}: ${t.counts(added, changed, removed, unchanged)}`,
    ...list(
      t.added,
      added,
      table.addedRows.map(({ key }) => key),
    ),
    ...list(t.changed, changed, joinFields(table.changedFields)),
    ...list(t.removed, removed, table.removedRows),
    ...list(t.closed, closed, table.closedRows),
    ...list(t.used, used, table.usedRows),
    ...list(t.edited, edited, joinFields(table.editedFields)),
    ...list(t.own, ownRows.length, ownRows),
    ...list(
      t.byStudent,
      table.byStudent,
      table.byStudentRows.map(({ line, key }) => `${t.line} ${line}: ${key}`),
    ),
  ]
}

/** The changes of an import to each table; at most `maxItems` rows of each kind. */
export const formatRecordsReport = (tables: readonly TableReport[], options: Options): string[] =>
  tables.flatMap((table) => formatTable(table, options))
