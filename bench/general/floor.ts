import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import '#server/areas/registration/seats/sql.ts'
import '#server/http/sql.ts'
import { allStatements } from '#server/db/open.ts'

// The least that reading the groups of a subject, or all of one's own where the address names none, can be: node:http, the token's SHA-256 looked up in the process for 30
// seconds and otherwise in the database, the portal's own statement with what is known of the student, and
// JSON.stringify of its rows. It knows no rule, no catalogue and no sentence.

const { DATABASE_URL: connectionString, DATABASE_POOL, PORT } = process.env
const pool = new pg.Pool({ connectionString, max: Number(DATABASE_POOL) })
const named = (name: string) => ({ name, text: allStatements().get(name)! })
const sessionByToken = named('http.sessionByToken')
const seats = named('registration.stateAndSeats')

const rememberFor = 30_000
const remembered = new Map<string, { studentID: number; until: number }>()

const studentOf = async (token: string): Promise<number | undefined> => {
  const key = hash('sha256', token, 'base64')
  const known = remembered.get(key)
  if (known !== undefined && performance.now() < known.until) return known.studentID
  const values = [hash('sha256', token, 'buffer')]
  const { rows } = await pool.query<{ studentID: number }>({ ...sessionByToken, values })
  const [found] = rows
  if (found) remembered.set(key, { studentID: found.studentID, until: performance.now() + rememberFor })
  return found?.studentID
}

interface Known {
  readonly version: number
  readonly semester: number
  readonly catalogue: number
}
const known = new Map<number, Known>()

createServer((request, response) => {
  const answer = async () => {
    const token = request.headers.authorization?.slice('Bearer '.length)
    const studentID = token && (await studentOf(token))
    if (!studentID) {
      response.writeHead(request.url === '/' ? 200 : 401).end()
      return
    }
    const subject = Number(request.url?.split('/').at(-1)) || null
    const look = { student: studentID, subject, ...known.get(studentID) }
    const values = [JSON.stringify([look])]
    const { rows } = await pool.query<{ state: Known | null }>({ ...seats, values })
    const [read] = rows
    if (read?.state) {
      const { version, semester, catalogue } = read.state
      known.set(studentID, { version, semester, catalogue })
    }
    const body = JSON.stringify(rows)
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  }
  void answer()
}).listen(Number(PORT), '127.0.0.1')

process.on('SIGTERM', () => process.exit(0))
