import { statement, type Connection } from './open.ts'

/** A statement as a function of its parameters in order; it returns all rows. */
export const defineListQuery = <Row, Params extends readonly unknown[] = []>(name: string, text: string) => {
  const defined = statement<Row>(name, text)
  return (db: Connection, ...params: Params) => db.rows(defined, params)
}
