import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { gathered } from '#server/db/gathered.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from './refusal.ts'
import { sessionsByTokens, touchSessions } from './sql.ts'
import { words } from './words.ts'

/** The student that a request's bearer token belongs to. */
export interface SignedIn {
  readonly studentID: number
  readonly sessionID: number
}

interface Remembered {
  readonly student: SignedIn
  readonly until: number
}

/** The sessions that this process has read lately; an ended one is forgotten as soon as the database says so. */
interface Memory {
  readonly sessions: Map<string, Remembered>
  /** Counts the sessions that ended, so that one which ends while it is being read is not remembered. */
  ended: number
  isTold: boolean
  /** Sessions that were used and are to be touched. */
  readonly used: Set<number>
}

const rememberFor = 30_000
const rememberAtMost = 50_000
/** What is used in so many milliseconds is touched together: at 12:00 three thousand come at once, each a write. */
const gatherFor = 250
const memories = new WeakMap<Database, Memory>()

const memoryOf = (db: Database): Memory => {
  const known = memories.get(db)
  if (known !== undefined) return known
  const memory: Memory = { sessions: new Map(), ended: 0, isTold: false, used: new Set() }
  memories.set(db, memory)
  const forget = (tokenHash: string) => {
    memory.ended += 1
    memory.sessions.delete(tokenHash)
  }
  const connected = () => {
    memory.sessions.clear()
    memory.isTold = true
  }
  db.listen('session_ended', forget, connected).catch(() => undefined)
  return memory
}

/** Takes a token; gives its SHA-256, the only form in which the database knows it. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** Takes the hash of a token whose session has ended: this process forgets it now, the others when they are told. */
export const forgetSession = (db: Database, tokenHash: Buffer): void => {
  const memory = memoryOf(db)
  memory.ended += 1
  memory.sessions.delete(tokenHash.toString('base64'))
}

/** Not in the request's way: a session that could not be touched now is touched by a later request. */
const touchSoon = (db: Database, { used }: Memory, sessionID: number): void => {
  used.add(sessionID)
  if (used.size > 1) return
  setTimeout(() => {
    const gathered = [...used]
    used.clear()
    touchSessions(db, gathered).catch(() => undefined)
  }, gatherFor).unref()
}

const scheme = 'bearer '

const tokenOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers.authorization
  if (header === undefined || header.slice(0, scheme.length).toLowerCase() !== scheme) return undefined
  return header.slice(scheme.length)
}

/** At 12:00 three thousand come whom this process does not know: a look-up of her own for each would be most of the work. */
const sessionByToken = gathered(sessionsByTokens, { atOnce: 2, together: 64 })

const read = async (db: Database, memory: Memory, token: string, key: string): Promise<SignedIn> => {
  const { ended } = memory
  const found = await sessionByToken(db, hashToken(token))
  if (found === undefined) throw new Refusal(words.signInFirst)
  const student: SignedIn = { studentID: found.studentID, sessionID: found.sessionID }
  if (found.isStale) touchSoon(db, memory, found.sessionID)
  if (memory.isTold && memory.ended === ended) {
    if (memory.sessions.size >= rememberAtMost) memory.sessions.clear()
    memory.sessions.set(key, { student, until: performance.now() + Math.min(rememberFor, found.msLeft) })
  }
  return student
}

/** Takes a request; gives whose token it bears. Refuses with 401 when there is none or it is dead (spec 6). */
export const studentOf = async (db: Database, request: FastifyRequest): Promise<SignedIn> => {
  const token = tokenOf(request)
  if (token === undefined) throw new Refusal(words.signInFirst)
  const memory = memoryOf(db)
  const key = hash('sha256', token, 'base64')
  const known = memory.sessions.get(key)
  return known !== undefined && performance.now() < known.until ? known.student : read(db, memory, token, key)
}
