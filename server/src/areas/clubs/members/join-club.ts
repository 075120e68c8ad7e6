import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { lockClub } from '../sql.ts'
import { words } from '../words.ts'
import {
  addMemberNotification,
  deleteMember,
  deleteMemberNotification,
  findMembership,
  notifyHead,
  saveMember,
} from './sql.ts'

/** Asks to join; an invited student becomes a member. Repeating it changes nothing. */
export const joinClub = (db: Database, studentID: number, clubID: number): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    const { isApproved } = requireFound(await lockClub(tx, studentID, clubID), words.clubUnknown)
    if (!isApproved) throw new Refusal(words.notApproved)
    const own = await findMembership(tx, clubID, studentID)
    if (own?.state === 'member' || own?.state === 'asked') return 'ok'
    const isNew = own === undefined
    await saveMember(tx, clubID, studentID, isNew ? 'asked' : 'member')
    await addMemberNotification(tx, clubID, studentID, true, isNew ? 'asked' : 'joined')
    await notifyHead(tx, clubID)
    return 'ok'
  })

/** Leaves, withdraws the request to join, or declines an invitation. Refuses the head with 409. */
export const leaveClub = (db: Database, studentID: number, clubID: number): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    const { role } = requireFound(await lockClub(tx, studentID, clubID), words.clubUnknown)
    if (role === 'head') throw new Refusal(words.headStays)
    const own = await findMembership(tx, clubID, studentID)
    if (own?.state === 'asked') await deleteMemberNotification(tx, clubID, studentID, true, 'asked')
    if (own?.state === 'invited') await addMemberNotification(tx, clubID, studentID, true, 'declined')
    await deleteMember(tx, clubID, studentID)
    await notifyHead(tx, clubID)
    return 'ok'
  })
