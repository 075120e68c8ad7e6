import { beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import type { TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { saveMembership } from './sql.ts'
import { testClubs } from './test-clubs.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: await testFolder() })
const university = await testUniversity(db)
const { newStudent, addClub, read } = testClubs(app, db, university)
// Clubs and their revisions must not have the same numbers by chance.
await db.rows({ name: '', text: `select setval(pg_get_serial_sequence('club_revision', 'id'), 1000)` })

let club: Awaited<ReturnType<typeof addClub>>
let student: TestStudent
beforeEach(async () => {
  ;[club, student] = [await addClub(), await newStudent()]
})
const name = () => university.change('student', student.studentID, { self_government_id: club.clubID })
const user = async () =>
  (
    await student.read<{
      user: { confirmSelfGov: object | null; blockers: { key: string; params?: object }[] }
    }>('/api/auth/user')
  ).data.user
const answer = async (self_governmentID: number, value: unknown) => {
  const { status, code } = await student.send('POST', '/api/clubs/handleAnswer', {
    self_governmentID,
    answer: value,
  })
  return [status, code]
}
const isMember = async () => (await read(student, club.clubID))?.is_member

// spec 4.6.5
describe('confirmMembership', () => {
  it('a yes makes the student a member of the club that named them, once', async () => {
    expect(await answer(club.clubID, 1)).toEqual([404, 'self_government_not_found'])
    await name()
    const [shown] = (await user()).blockers
    expect(shown).toMatchObject({ key: 'self_government', params: { self_governmentID: club.clubID } })
    expect(await answer((await addClub()).clubID, 1)).toEqual([404, 'self_government_not_found'])
    for (const value of [2, 'yes', null]) expect((await answer(club.clubID, value))[0]).toBe(422)
    expect(await isMember()).toBe(false)
    // Another club may name the student after the question was read.
    const late = await addClub()
    expect(await saveMembership(db, student.studentID, late.clubID, true)).toBe(undefined)
    const twice = await Promise.all([answer(club.clubID, 1), answer(club.clubID, true)])
    expect(twice.map(([status]) => status)).toEqual([200, 200])
    expect(await isMember()).toBe(true)
    expect(await user()).toMatchObject({ confirmSelfGov: null, blockers: [] })
    expect((await answer(club.clubID, 0))[1]).toBe('self_government_answered')
    // Repeating the answer does not bring back a member who has left.
    expect((await student.send('POST', `/api/clubs/${club.clubID}/leave`)).status).toBe(200)
    expect((await answer(club.clubID, 1))[0]).toBe(200)
    expect(await isMember()).toBe(false)
    const { data } = await club.head.read<{ items: object[] }>('/api/notifications')
    expect(data.items).toHaveLength(1)
  })

  it('a no declines the invitation and makes nobody a member', async () => {
    await name()
    await university.put('club_member', {
      club_id: club.clubID,
      student_id: student.studentID,
      state: 'invited',
    })
    expect((await answer(club.clubID, 0))[0]).toBe(200)
    expect((await answer(club.clubID, false))[0]).toBe(200)
    expect((await answer(club.clubID, 1))[1]).toBe('self_government_answered')
    expect(await read(student, club.clubID)).toMatchObject({ is_member: false, membership: null })
    expect(await user()).toMatchObject({ confirmSelfGov: null, blockers: [] })
  })

  it('is not asked of members, nor about a club that was closed', async () => {
    student = club.member
    await name()
    expect((await user()).confirmSelfGov).toBe(null)
    student = await newStudent()
    await name()
    expect((await user()).confirmSelfGov).not.toBe(null)
    await university.change('club', club.clubID, { closed_at: '2026-01-01T00:00:00Z' })
    expect((await user()).confirmSelfGov).toBe(null)
    expect((await answer(club.clubID, 1))[0]).toBe(404)
  })
})
