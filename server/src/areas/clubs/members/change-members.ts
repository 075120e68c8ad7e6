import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { maxLedClubs } from '../check-club-upload.ts'
import { requireHead, requireHeadOfApproved } from '../require-role.ts'
import { countLedClubs } from '../sql.ts'
import { fieldWords, words } from '../words.ts'
import {
  addMemberNotification,
  countInvitations,
  deleteMember,
  deleteMemberNotification,
  findMember,
  findMembership,
  findStudentByCode,
  saveMember,
  saveRole,
} from './sql.ts'

const maxInvitations = 50

/**
 * Invites a student by their number; one who has asked to join becomes a member. Refuses a wrong number and a member with 422,
 * with 409 when too many invitations wait.
 */
export const inviteStudent = (db: Database, studentID: number, clubID: number, code: string): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    await requireHeadOfApproved(tx, studentID, clubID)
    const found = await findStudentByCode(tx, code)
    if (found === undefined) throw new FieldRefusal({ code: [{ phrase: fieldWords.noSuchStudent }] })
    const membership = await findMembership(tx, clubID, found.studentID)
    if (membership?.state === 'invited') return 'ok'
    if (membership?.state === 'member')
      throw new FieldRefusal({ code: [{ phrase: fieldWords.alreadyMember }] })
    if ((await countInvitations(tx, clubID)).count >= maxInvitations)
      throw new Refusal(words.tooManyInvitations, { count: maxInvitations })
    const isNew = membership === undefined
    await saveMember(tx, clubID, found.studentID, isNew ? 'invited' : 'member')
    await addMemberNotification(tx, clubID, found.studentID, false, isNew ? 'invited' : 'accepted')
    return 'ok'
  })

/** Accepts an applicant; repeating it changes nothing. Refuses with 409 if the student has an invitation to answer. */
export const acceptMember = (
  db: Database,
  studentID: number,
  clubID: number,
  memberID: number,
): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    await requireHeadOfApproved(tx, studentID, clubID)
    const member = requireFound(await findMember(tx, clubID, memberID), words.memberUnknown)
    if (member.state === 'invited') throw new Refusal(words.invitedDecides)
    if (member.state === 'asked') {
      await saveMember(tx, clubID, member.studentID, 'member')
      await addMemberNotification(tx, clubID, member.studentID, false, 'accepted')
    }
    return 'ok'
  })

/** Removes a member, a request or an invitation; what is gone already is no refusal. Refuses the head with 409. */
export const removeMember = (
  db: Database,
  studentID: number,
  clubID: number,
  memberID: number,
): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    await requireHead(tx, studentID, clubID)
    const member = await findMember(tx, clubID, memberID)
    if (member?.role === 'head') throw new Refusal(words.headStays)
    if (member === undefined) return 'ok'
    if (member.state === 'invited')
      await deleteMemberNotification(tx, clubID, member.studentID, false, 'invited')
    else {
      const what = member.state === 'asked' ? 'refused' : 'removed'
      await addMemberNotification(tx, clubID, member.studentID, false, what)
    }
    await deleteMember(tx, clubID, member.studentID)
    return 'ok'
  })

/**
 * Changes the role of a member. A new head leads the club at once, and the caller is a deputy. Refuses with 409 a change
 * that leaves the club without a head, and a head who leads enough clubs.
 */
export const changeRole = (
  db: Database,
  studentID: number,
  clubID: number,
  memberID: number,
  role: 'head' | 'deputy' | 'member',
): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    const named = await findMember(tx, clubID, memberID)
    // Students are locked before clubs everywhere, and the new head must not found a club meanwhile.
    if (named !== undefined && role === 'head') await lockStudent(tx, named.studentID)
    await requireHead(tx, studentID, clubID)
    const member = requireFound(await findMember(tx, clubID, memberID), words.memberUnknown)
    if (member.state === 'invited') throw new Refusal(words.invitedDecides)
    if (member.state !== 'member') throw new Refusal(words.memberUnknown)
    if (member.role === role) return 'ok'
    if (member.role === 'head') throw new Refusal(words.headStays)
    if (role === 'head') {
      if ((await countLedClubs(tx, member.studentID)).count >= maxLedClubs)
        throw new Refusal(words.memberLeadsEnough, { count: maxLedClubs })
      // First the former head: a club has one at any moment.
      await saveRole(tx, clubID, studentID, 'deputy')
    }
    await saveRole(tx, clubID, member.studentID, role)
    if (role === 'head') await addMemberNotification(tx, clubID, member.studentID, false, 'head')
    return 'ok'
  })
