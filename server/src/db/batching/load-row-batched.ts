import { batched } from './batched.ts'

/** The SQL type of a statement's parameter. */
export type ValueType = 'int' | 'text'

interface NamedStatement<Row> {
  readonly name: string
  readonly text: string
  readonly row?: Row
}

/** More concurrent statements only compete for the database's processors. */
const limits = { maxConcurrentBatches: 4, maxBatchSize: 16 }

interface RowReader {
  rows<Row>(statement: NamedStatement<Row>, values?: readonly unknown[]): Promise<Row[]>
}
type BatchedRead = (db: RowReader, values: readonly unknown[]) => Promise<unknown>

const joinColumns = (
  types: readonly ValueType[],
  toColumn: (position: number, type: ValueType) => string,
): string => types.map((type, index) => toColumn(index + 1, type)).join(', ')

/**
 * Turns the SQL of a statement that returns at most one row into SQL for many requests: $1 is a JSON list of objects
 * {v1, v2, …}, and each row says the position of its request, counted from 1.
 */
export const toBatchedSql = (text: string, types: readonly ValueType[]): string => `
  select request.position as request_position, answer.*
  from rows from (json_to_recordset($1) as (${joinColumns(types, (position, type) => `v${position} ${type}`)}))
    with ordinality request(${joinColumns(types, (position) => `v${position}`)}, position)
  -- "offset 0" keeps the planner from joining the requests: each is answered as if it were alone.
  cross join lateral (select * from (${text.replaceAll(/\$(\d+)/g, 'request.v$1')}) found offset 0) answer`

const createRead = <Row>(statement: NamedStatement<Row>, types: readonly ValueType[]): BatchedRead => {
  const batchStatement = { name: `${statement.name}, batched`, text: toBatchedSql(statement.text, types) }
  return batched<RowReader, readonly unknown[], Row | undefined>(async (db, requests) => {
    // A statement without parameters has one answer for all.
    if (requests.length === 1 || types.length === 0) {
      const [row] = await db.rows(statement, requests[0])
      return requests.map(() => row)
    }
    const records = requests.map((values) =>
      Object.fromEntries(values.map((value, index) => [`v${index + 1}`, value])),
    )
    const rows = await db.rows<Row & { request_position: number }>(batchStatement, [JSON.stringify(records)])
    const found: (Row | undefined)[] = requests.map(() => undefined)
    for (const { request_position, ...row } of rows) found[request_position - 1] ??= row as Row
    return found
  }, limits)
}

const reads = new Map<string, BatchedRead>()

/** The first row, read in one statement with the requests that come for the same statement at the same time. */
export const loadRowBatched = <Row>(
  db: RowReader,
  statement: NamedStatement<Row>,
  types: readonly ValueType[],
  values: readonly unknown[],
): Promise<Row | undefined> => {
  const read = reads.get(statement.name) ?? createRead(statement, types)
  reads.set(statement.name, read)
  return read(db, values) as Promise<Row | undefined>
}
