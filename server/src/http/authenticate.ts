import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ViewPart } from '#contract/account/session.ts'
import { batched } from '#server/db/batching/batched.ts'
import type { Database } from '#server/db/open.ts'
import { closeSessionStreams } from './events.ts'
import { requireFound } from './require-found.ts'
import { findSessionsByTokens, touchSessions } from './sql.ts'
import { words } from './words.ts'

/** The session of a request's bearer token. */
export interface StudentSession {
  readonly studentID: number
  /** Of a view of staff its number with a minus. */
  readonly sessionID: number
  /** The view of a member of staff who sees the portal as the student: nothing counts as seen. */
  readonly view?: {
    readonly staffID: number
    /** The parts of this read that they are not shown. */
    readonly leftOut: readonly ViewPart[]
  }
}

interface CachedSession {
  readonly student: StudentSession
  readonly until: number
}

/** The sessions that this process has read recently; the database notifies it of ended ones. */
interface SessionCache {
  readonly sessions: Map<string, CachedSession>
  /** Counts ended sessions, so that a session which ends while it is being read is not cached. */
  endedCount: number
  isListening: boolean
  /** Used sessions whose expiry is to be extended. */
  readonly toTouch: Set<number>
}

const cacheMs = 30_000
const maxCachedSessions = 50_000
/**
 * Sessions used within this time are touched in one statement: when registration opens, three thousand
 * students come at once.
 */
const touchDelayMs = 250
const caches = new WeakMap<Database, SessionCache>()

const getCache = (db: Database): SessionCache => {
  const known = caches.get(db)
  if (known !== undefined) return known
  const cache: SessionCache = { sessions: new Map(), endedCount: 0, isListening: false, toTouch: new Set() }
  caches.set(db, cache)
  const forget = (tokenHash: string) => {
    cache.endedCount += 1
    cache.sessions.delete(tokenHash)
    closeSessionStreams(db, tokenHash)
  }
  const connected = () => {
    cache.sessions.clear()
    cache.isListening = true
  }
  db.listen('session_ended', forget, connected).catch(() => undefined)
  return cache
}

/** SHA-256 of a token, the only form in which the database stores it. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/**
 * Removes an ended session from this process's cache and closes its streams; the other processes are notified by the
 * database.
 */
export const evictSession = (db: Database, tokenHash: Buffer): void => {
  const cache = getCache(db)
  const key = tokenHash.toString('base64')
  cache.endedCount += 1
  cache.sessions.delete(key)
  closeSessionStreams(db, key)
}

/** Closes the streams of sessions that end, from now on. */
export const listenToEndedSessions = (db: Database): void => void getCache(db)

/** In the background: a session that is not touched now is touched by a later request. */
const scheduleTouch = (db: Database, { toTouch }: SessionCache, sessionID: number): void => {
  toTouch.add(sessionID)
  if (toTouch.size > 1) return
  setTimeout(() => {
    const sessionIDs = [...toTouch]
    toTouch.clear()
    touchSessions(db, sessionIDs).catch(() => undefined)
  }, touchDelayMs).unref()
}

const scheme = 'bearer '

/** The token of the authorization header. */
export const bearerToken = (request: FastifyRequest): string | undefined => {
  const header = request.headers.authorization
  if (header === undefined || header.slice(0, scheme.length).toLowerCase() !== scheme) return undefined
  return header.slice(scheme.length)
}

/**
 * When registration opens, three thousand unknown students come at once; a query for each would be most of
 * the work.
 */
const findSession = batched(findSessionsByTokens, { maxConcurrentBatches: 2, maxBatchSize: 64 })

const loadSession = async (
  db: Database,
  cache: SessionCache,
  token: string,
  key: string,
): Promise<StudentSession> => {
  const { endedCount } = cache
  const row = await findSession(db, hashToken(token))
  if (row === undefined) cache.sessions.delete(key)
  const found = requireFound(row, words.signInFirst)
  const student: StudentSession = { studentID: found.studentID, sessionID: found.sessionID }
  if (found.isStale) scheduleTouch(db, cache, found.sessionID)
  if (cache.isListening && cache.endedCount === endedCount) {
    if (cache.sessions.size >= maxCachedSessions) cache.sessions.clear()
    cache.sessions.set(key, { student, until: performance.now() + Math.min(cacheMs, found.msLeft) })
  }
  return student
}

/** The token of a request as this process knows its session: the hash in base64. */
export const toSessionKey = (request: FastifyRequest): string =>
  hash('sha256', requireFound(bearerToken(request), words.signInFirst), 'base64')

/**
 * Whether this process has read the session of the key and knows of no end of it. Unlike a student, it need not be read
 * again.
 */
export const isConfirmedSession = (db: Database, key: string): boolean => getCache(db).sessions.has(key)

/** Reads a session that has just begun, so that its first reads need not wait among unknown tokens. */
export const confirmSession = async (db: Database, token: string): Promise<void> => {
  await loadSession(db, getCache(db), token, hash('sha256', token, 'base64'))
}

/** Refuses with 401 when the bearer token is missing or expired (spec 6.1). */
export const authenticate = async (db: Database, request: FastifyRequest): Promise<StudentSession> => {
  const token = requireFound(bearerToken(request), words.signInFirst)
  const cache = getCache(db)
  const key = hash('sha256', token, 'base64')
  const known = cache.sessions.get(key)
  return known !== undefined && performance.now() < known.until
    ? known.student
    : loadSession(db, cache, token, key)
}
