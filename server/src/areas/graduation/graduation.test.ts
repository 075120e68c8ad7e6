import { beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { headers } = await signIn(db, university.studentID)
const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })

const setRequested = (attendance: boolean, gown: boolean) =>
  sql(`update student set graduation_attendance_open = ${attendance}, has_graduation = ${gown}`)
const blockers = async () =>
  (await app.inject({ url: '/api/auth/user', headers }))
    .json<{ data: { user: { blockers: { key: string }[] } } }>()
    .data.user.blockers.map(({ key }) => key)
const post = async (url: string, payload: object) => {
  const reply = await app.inject({ method: 'POST', url, headers, payload })
  return { status: reply.statusCode, code: reply.json<{ code?: string }>().code }
}
const answerAttendance = (answer: unknown) => post('/api/saveGraduationComeAnswer', { answer })
const gown = (chosenType: unknown) => post('/api/saveGraduationAnswer', { chosenType })
const ok = { status: 200, code: undefined }

beforeEach(async () => {
  await sql('truncate graduation_answer')
  await setRequested(true, true)
})

describe('attendance', () => {
  it('is required until it is answered; a repeated answer is accepted, another one refused', async () => {
    expect(await blockers()).toEqual(['graduation_attendance'])
    expect(await answerAttendance('yes')).toEqual(ok)
    expect(await answerAttendance('yes')).toEqual(ok)
    expect(await blockers()).toEqual(['graduation_gown'])
    expect(await answerAttendance('no')).toEqual({ status: 409, code: 'attendance_answered' })
    expect(await sql('select attendance, count(*) over () as n from graduation_answer')).toEqual({
      attendance: 'yes',
      n: 1,
    })
  })

  // spec 4.6
  it('that is not decided is requested again after 7 days, and can still be decided', async () => {
    expect(await answerAttendance('notDecided')).toEqual(ok)
    expect(await blockers()).toEqual([])
    await sql(`update graduation_answer set attendance_at = now() - interval '7 days'`)
    expect(await blockers()).toEqual(['graduation_attendance'])
    expect(await answerAttendance('no')).toEqual(ok)
    expect(await blockers()).toEqual([])
  })

  it('is refused when it is not requested, and for an unknown answer', async () => {
    await setRequested(false, false)
    expect(await answerAttendance('yes')).toEqual({ status: 403, code: 'attendance_not_asked' })
    for (const answer of ['maybe', 1, null, '']) expect((await answerAttendance(answer)).status).toBe(422)
  })
})

describe('the gown', () => {
  it('is bought or rented, once', async () => {
    expect(await gown('rent')).toEqual(ok)
    expect(await gown('rent')).toEqual(ok)
    expect(await gown('buy')).toEqual({ status: 409, code: 'gown_chosen' })
    expect(await blockers()).toEqual(['graduation_attendance'])
  })

  it('is refused for a student who does not attend', async () => {
    await answerAttendance('no')
    expect(await gown('buy')).toEqual({ status: 403, code: 'gown_not_asked' })
    await setRequested(true, false)
    expect(await gown('buy')).toEqual({ status: 403, code: 'gown_not_asked' })
  })
})
