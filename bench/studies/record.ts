import { equal } from 'node:assert/strict'
import type { FastifyInstance } from 'fastify'
import { makeApp } from '#server/app.ts'
import type { Connection, Database } from '#server/db/open.ts'
import type { Reader } from './reads.ts'

/** The statements of one read with their values, and its reply. */
export interface Recorded {
  readonly statements: readonly (readonly [name: string, values: readonly unknown[]])[]
  readonly bytes: number
  readonly data: unknown
}

/** Makes calls in this process and records their statements. */
export const startRecorder = (db: Database) => {
  let recorded: [string, readonly unknown[]][] = []
  const texts: Record<string, string> = {}
  const watch = (on: Connection): Connection => ({
    url: on.url,
    rows: (statement, values = []) => {
      recorded.push([statement.name, values])
      texts[statement.name] = statement.text
      return on.rows(statement, values)
    },
    row: (statement, values = []) => {
      recorded.push([statement.name, values])
      texts[statement.name] = statement.text
      return on.row(statement, values)
    },
  })
  const watched: Database = { ...db, ...watch(db), seatConnections: watch(db.seatConnections) }
  const app: FastifyInstance = makeApp({ db: watched, quiet: true })

  /** Records the second call, when session and student are cached as they are under load. */
  const record = async ({ headers }: Reader, path: string): Promise<Recorded> => {
    const read = () => app.inject({ url: path, headers })
    equal((await read()).statusCode, 200, path)
    recorded = []
    const reply = await read()
    // Both servers look up the session themselves.
    const own = recorded.filter(([name]) => !name.startsWith('http.'))
    return {
      statements: own,
      bytes: Buffer.byteLength(reply.body),
      data: reply.json<{ data: unknown }>().data,
    }
  }
  return { record, texts, close: () => app.close() }
}
