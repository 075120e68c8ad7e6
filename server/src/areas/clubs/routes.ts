import type { clubs } from '#contract/campus/clubs.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { checkChangeUpload, checkFoundingUpload } from './check-club-upload.ts'
import { confirmMembership } from './confirm-membership.ts'
import { acceptMember, changeRole, inviteStudent, removeMember } from './members/change-members.ts'
import { joinClub, leaveClub } from './members/join-club.ts'
import { findMembers } from './members/sql.ts'
import { requireMembership } from './require-role.ts'
import { changeClub, foundClub, requestClosing } from './save-club.ts'
import { findPicture, findRules, loadClubs, loadOwnClubs } from './sql.ts'
import { withdrawChange, withdrawClub } from './withdraw-club.ts'

/** Rows of three cards. */
const perPage = 12

/** Student clubs and their members. */
export const routes: Routes<typeof clubs> = {
  list: async ({ db, student, query: { page } }) => ({
    ...(await loadClubs(db, student.studentID, perPage, page)),
    page,
    perPage,
  }),
  own: ({ db, student }) => loadOwnClubs(db, student.studentID),
  picture: async ({ db, params: { picture } }) => {
    const { jpeg } = requireFound(await findPicture(db, picture), httpWords.notFound)
    return { bytes: jpeg, filename: 'club.jpg', mime: 'image/jpeg', contentHash: picture }
  },
  rules: async ({ db }) => (await findRules(db)) ?? { text: '', texteng: '' },
  found: {
    checkRight: checkFoundingUpload,
    handle: ({ db, student, body, files, filesDir, request }) =>
      foundClub(
        db,
        { studentID: student.studentID, key: readAttemptKey(request), filesDir },
        body,
        files.picture,
      ),
  },
  change: {
    checkRight: checkChangeUpload,
    handle: ({ db, student, params, body, files, filesDir, request }) =>
      changeClub(
        db,
        { studentID: student.studentID, key: readAttemptKey(request), filesDir },
        params.id,
        body,
        files.picture,
      ),
  },
  withdraw: ({ db, student, params }) => withdrawClub(db, student.studentID, params.id),
  withdrawChange: ({ db, student, params }) => withdrawChange(db, student.studentID, params.id),
  close: ({ db, student, params, body, request }) =>
    requestClosing(
      db,
      { studentID: student.studentID, key: readAttemptKey(request) },
      params.id,
      body.reason,
    ),
  members: async ({ db, student, params }) => {
    const { members } = requireMembership(await findMembers(db, student.studentID, params.id))
    return { members }
  },
  join: ({ db, student, params }) => joinClub(db, student.studentID, params.id),
  leave: ({ db, student, params }) => leaveClub(db, student.studentID, params.id),
  invite: ({ db, student, params, body }) => inviteStudent(db, student.studentID, params.id, body.code),
  accept: ({ db, student, params }) => acceptMember(db, student.studentID, params.id, params.memberId),
  setRole: ({ db, student, params, body }) =>
    changeRole(db, student.studentID, params.id, params.memberId, body.role),
  removeMember: ({ db, student, params }) => removeMember(db, student.studentID, params.id, params.memberId),
  handleAnswer: ({ db, student, body }) =>
    confirmMembership(db, student.studentID, body.self_governmentID, Boolean(body.answer)),
}
