import type { ValueType } from './batching/load-row-batched.ts'
import { defineRowQuery } from './define-row-query.ts'
import type { Connection } from './open.ts'

/** As `defineRowQuery`, for a statement that always has a row. */
export const defineOneRowQuery = <Row, Params extends readonly unknown[] = []>(
  name: string,
  text: string,
  batchTypes?: readonly ValueType[],
) => {
  const loadRow = defineRowQuery<Row, Params>(name, text, batchTypes)
  return async (db: Connection, ...params: Params) => (await loadRow(db, ...params))!
}
