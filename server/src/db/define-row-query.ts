import type { ValueType } from './batching/load-row-batched.ts'
import { statement, type Connection } from './open.ts'

/** A statement as a function of its parameters in order; it returns the first row, or undefined. */
export const defineRowQuery = <Row, Params extends readonly unknown[] = []>(
  name: string,
  text: string,
  batchTypes?: readonly ValueType[],
) => {
  const defined = statement<Row>(name, text, batchTypes)
  return (db: Connection, ...params: Params) => db.row(defined, params)
}
