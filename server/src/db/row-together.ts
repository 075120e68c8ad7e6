import { gathered } from './gathered.ts'

/** What a value of a statement is to the database. */
export type ValueType = 'int' | 'text'

interface Named<Row> {
  readonly name: string
  readonly text: string
  readonly row?: Row
}

/** Few statements at a time keep the database's processes from taking turns at each other's cost. */
const bounds = { atOnce: 4, together: 16 }

interface Rows {
  rows<Row>(statement: Named<Row>, values?: readonly unknown[]): Promise<Row[]>
}
type Read = (on: Rows, values: readonly unknown[]) => Promise<unknown>

const columns = (types: readonly ValueType[], each: (nth: number, type: ValueType) => string): string =>
  types.map((type, at) => each(at + 1, type)).join(', ')

/**
 * Takes the SQL of a statement that gives one row at most, and the types of its values; gives the SQL that answers many
 * askings, a JSON list of objects {v1, v2, …}: each row with the place of its asking, from 1.
 */
export const textTogether = (text: string, types: readonly ValueType[]): string => `
  select asking.nth as asking_nth, answer.*
  from rows from (json_to_recordset($1) as (${columns(types, (nth, type) => `v${nth} ${type}`)}))
    with ordinality asking(${columns(types, (nth) => `v${nth}`)}, nth)
  -- One after the other, as if each were alone: nothing of it is planned across the askings.
  cross join lateral (select * from (${text.replaceAll(/\$(\d+)/g, 'asking.v$1')}) found offset 0) answer`

const readOf = <Row>(one: Named<Row>, types: readonly ValueType[]): Read => {
  const many = { name: `${one.name}, together`, text: textTogether(one.text, types) }
  return gathered<Rows, readonly unknown[], Row | undefined>(async (on, asked) => {
    // What does not depend on who asks is read once for all.
    if (asked.length === 1 || types.length === 0) {
      const [row] = await on.rows(one, asked[0])
      return asked.map(() => row)
    }
    const askings = asked.map((values) =>
      Object.fromEntries(values.map((value, at) => [`v${at + 1}`, value])),
    )
    const rows = await on.rows<Row & { asking_nth: number }>(many, [JSON.stringify(askings)])
    const found: (Row | undefined)[] = asked.map(() => undefined)
    for (const { asking_nth, ...row } of rows) found[asking_nth - 1] ??= row as Row
    return found
  }, bounds)
}

const reads = new Map<string, Read>()

/**
 * Takes a statement that is asked together, and its values; gives its first row or undefined, read in one statement with
 * those of all who ask it of the same connections at the same time.
 */
export const rowTogether = <Row>(
  on: Rows,
  one: Named<Row>,
  types: readonly ValueType[],
  values: readonly unknown[],
): Promise<Row | undefined> => {
  const read = reads.get(one.name) ?? readOf(one, types)
  reads.set(one.name, read)
  return read(on, values) as Promise<Row | undefined>
}
