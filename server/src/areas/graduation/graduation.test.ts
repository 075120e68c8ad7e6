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

const asked = (attendance: boolean, gown: boolean) =>
  sql(`update student set graduation_attendance_open = ${attendance}, has_graduation = ${gown}`)
const blockers = async () =>
  (await app.inject({ url: '/api/auth/user', headers }))
    .json<{ data: { user: { blockers: { key: string }[] } } }>()
    .data.user.blockers.map(({ key }) => key)
const post = async (url: string, payload: object) => {
  const reply = await app.inject({ method: 'POST', url, headers, payload })
  return { status: reply.statusCode, code: reply.json<{ code?: string }>().code }
}
const come = (answer: unknown) => post('/api/saveGraduationComeAnswer', { answer })
const gown = (chosenType: unknown) => post('/api/saveGraduationAnswer', { chosenType })
const ok = { status: 200, code: undefined }

beforeEach(async () => {
  await sql('truncate graduation_answer')
  await asked(true, true)
})

describe('attendance', () => {
  it('waits until it is answered; the same answer twice is one, another one is refused', async () => {
    expect(await blockers()).toEqual(['graduation_attendance', 'graduation_gown'])
    expect(await come('yes')).toEqual(ok)
    expect(await come('yes')).toEqual(ok)
    expect(await blockers()).toEqual(['graduation_gown'])
    expect(await come('no')).toEqual({ status: 409, code: 'attendance_answered' })
    expect(await sql('select attendance, count(*) over () as n from graduation_answer')).toEqual({
      attendance: 'yes',
      n: 1,
    })
  })

  it('not decided is asked again after 7 days, and can still be decided', async () => {
    expect(await come('notDecided')).toEqual(ok)
    expect(await blockers()).toEqual(['graduation_gown'])
    await sql(`update graduation_answer set attendance_at = now() - interval '7 days'`)
    expect(await blockers()).toEqual(['graduation_attendance', 'graduation_gown'])
    expect(await come('no')).toEqual(ok)
    expect(await blockers()).toEqual([])
  })

  it('is refused to whom nobody asks, and takes no other word', async () => {
    await asked(false, false)
    expect(await come('yes')).toEqual({ status: 403, code: 'attendance_not_asked' })
    for (const answer of ['maybe', 1, null, '']) expect((await come(answer)).status).toBe(422)
  })
})

describe('the gown', () => {
  it('is bought or rented, once', async () => {
    expect(await gown('rent')).toEqual(ok)
    expect(await gown('rent')).toEqual(ok)
    expect(await gown('buy')).toEqual({ status: 409, code: 'gown_chosen' })
    expect(await blockers()).toEqual(['graduation_attendance'])
  })

  it('is not for who does not come', async () => {
    await come('no')
    expect(await gown('buy')).toEqual({ status: 403, code: 'gown_not_asked' })
    await asked(true, false)
    expect(await gown('buy')).toEqual({ status: 403, code: 'gown_not_asked' })
  })
})
