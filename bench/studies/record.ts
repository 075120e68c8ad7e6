import { equal } from 'node:assert/strict'
import type { FastifyInstance } from 'fastify'
import { makeApp } from '#server/app.ts'
import type { Connection, Database } from '#server/db/open.ts'
import type { Reader } from './reads.ts'

/** The statements that one reading asked, each by its name with its values, and its reply. */
export interface Recorded {
  readonly asked: readonly (readonly [name: string, values: readonly unknown[]])[]
  readonly bytes: number
  readonly data: unknown
}

/** Takes a database; gives how to make a call in this process, and which statements it asked, and their texts. */
export const recorder = (db: Database) => {
  let asked: [string, readonly unknown[]][] = []
  const texts: Record<string, string> = {}
  const watch = (on: Connection): Connection => ({
    rows: (statement, values = []) => {
      asked.push([statement.name, values])
      texts[statement.name] = statement.text
      return on.rows(statement, values)
    },
    row: (statement, values = []) => {
      asked.push([statement.name, values])
      texts[statement.name] = statement.text
      return on.row(statement, values)
    },
  })
  const watched: Database = { ...db, ...watch(db), seatConnections: watch(db.seatConnections) }
  const app: FastifyInstance = makeApp({ db: watched, quiet: true })

  /** The second time, when the session and the student are known to the process, as they are under load. */
  const record = async ({ headers }: Reader, path: string): Promise<Recorded> => {
    const read = () => app.inject({ url: path, headers })
    equal((await read()).statusCode, 200, path)
    asked = []
    const reply = await read()
    // Whose token it is both look up by themselves.
    const own = asked.filter(([name]) => !name.startsWith('http.'))
    return { asked: own, bytes: Buffer.byteLength(reply.body), data: reply.json<{ data: unknown }>().data }
  }
  return { record, texts, close: () => app.close() }
}
