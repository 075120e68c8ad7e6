import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { findPosition, lockClub, type Position } from './sql.ts'
import { words } from './words.ts'

/** Locks a club for its head. Refuses with 404 if the student is not a member, with 403 other members. */
export const requireHead = async (tx: Connection, studentID: number, clubID: number) => {
  const club = requireFound(await lockClub(tx, studentID, clubID), words.clubUnknown)
  if (club.role === null) throw new Refusal(words.clubUnknown)
  if (club.role !== 'head') throw new Refusal(words.notHead)
  return club
}

/** Locks an approved club for its head. Refuses with 409 before its approval. */
export const requireHeadOfApproved = async (tx: Connection, studentID: number, clubID: number) => {
  const { isApproved } = await requireHead(tx, studentID, clubID)
  if (!isApproved) throw new Refusal(words.notApproved)
}

/** Returns the row, or 404 if the caller is not a member of the club. */
export const requireMembership = <Found extends Pick<Position, 'role'>>(found: Found | undefined): Found => {
  const own = requireFound(found, words.clubUnknown)
  if (own.role === null) throw new Refusal(words.clubUnknown)
  return own
}

/** Refuses with 404 if the student is not a member of the club. */
export const requireMember = async (db: Connection, studentID: number, clubID: number): Promise<void> => {
  requireMembership(await findPosition(db, studentID, clubID))
}

/** Locks an approved club for those who manage its projects: the head and the deputies. */
export const requireManager = async (tx: Connection, studentID: number, clubID: number): Promise<void> => {
  const { role, isApproved } = requireFound(await lockClub(tx, studentID, clubID), words.clubUnknown)
  if (role === null) throw new Refusal(words.clubUnknown)
  if (role === 'member') throw new Refusal(words.notManager)
  if (!isApproved) throw new Refusal(words.notApproved)
}
