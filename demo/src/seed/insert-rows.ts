import type { Connection } from '#server/db/open.ts'

type Row = Readonly<Record<string, unknown>>
type Columns<Each extends Row> = Readonly<Record<keyof Each & string, string>>

/** Small enough for one message, big enough that round trips do not matter. */
const batchSize = 20_000

/**
 * Inserts rows by the thousands in one statement, and logs the count after each. `columns` have their PostgreSQL types.
 * The table's own sequence continues after the highest number.
 */
export const insertRows = async <Each extends Row>(
  tx: Connection,
  table: string,
  columns: Columns<Each>,
  rows: readonly Each[],
  progress: (done: number, of: number) => void = () => undefined,
): Promise<void> => {
  const names = Object.keys(columns)
  const arrays = names.map((name, index) => `$${index + 1}::${columns[name]}[]`)
  const text = `insert into ${table} (${names.join(', ')}) select * from unnest(${arrays.join(', ')})`
  for (let from = 0; from < rows.length; from += batchSize) {
    const part = rows.slice(from, from + batchSize)
    await tx.rows(
      { name: '', text },
      names.map((name) => part.map((row) => row[name])),
    )
    progress(from + part.length, rows.length)
  }
  if (!('id' in columns)) return
  const next = `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table} having max(id) > 0`
  await tx.rows({ name: '', text: `${next} and pg_get_serial_sequence('${table}', 'id') is not null` })
}
