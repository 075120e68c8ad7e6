import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import '#server/http/sql.ts'
import { allStatements, openDatabase } from '#server/db/open.ts'

/** A prepared statement with its values. */
interface PreparedStatement {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

const sessionCacheMs = 30_000

/**
 * The least work of an authenticated read: node:http, the session by the token's SHA-256 from a cache of 30 seconds or the
 * database, the statements of `read` over a pool like the portal's, and JSON.stringify of the result.
 */
export const serveBare = (
  read: (
    studentID: number,
    url: string,
    ask: <Row>(statement: PreparedStatement) => Promise<Row[]>,
  ) => Promise<unknown>,
): void => {
  const { DATABASE_URL: url = '', DATABASE_POOL, PORT } = process.env
  const db = openDatabase(url, Number(DATABASE_POOL))
  const byToken = {
    name: 'http.findSessionsByTokens',
    text: allStatements().get('http.findSessionsByTokens')!.text,
  }
  const remembered = new Map<string, { studentID: number; until: number }>()
  const ask = <Row>({ name, text, values }: PreparedStatement) => db.rows<Row>({ name, text }, values)

  const findStudentID = async (token: string): Promise<number | undefined> => {
    const key = hash('sha256', token, 'base64')
    const known = remembered.get(key)
    if (known !== undefined && performance.now() < known.until) return known.studentID
    const [found] = await ask<{ studentID: number }>({
      ...byToken,
      values: [JSON.stringify([hash('sha256', token, 'hex')])],
    })
    if (found) remembered.set(key, { studentID: found.studentID, until: performance.now() + sessionCacheMs })
    return found?.studentID
  }

  // The same as the portal's.
  createServer({ keepAliveTimeout: 72_000 }, (request, response) => {
    const answer = async () => {
      const token = request.headers.authorization?.slice('Bearer '.length)
      const studentID = token && (await findStudentID(token))
      if (!studentID) {
        response.writeHead(request.url === '/' ? 200 : 401).end()
        return
      }
      const body = JSON.stringify(await read(studentID, request.url ?? '', ask))
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      })
      response.end(body)
    }
    void answer()
  }).listen(Number(PORT), '127.0.0.1')

  process.on('SIGTERM', () => process.exit(0))
}
