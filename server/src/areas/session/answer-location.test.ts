import { beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { signIn } from './test-sign-in.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { headers } = await signIn(db, university.studentID)
const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })
beforeEach(() => sql('truncate location_campaign, student_location'))

const blockers = async () => (await app.inject({ url: '/api/auth/user', headers })).json().data.user.blockers

// spec 4.6.6
describe('the question about the location', () => {
  const answer = (is_in_georgia: unknown) =>
    app.inject({ method: 'POST', url: '/api/student-location', headers, payload: { is_in_georgia } })
  const campaign = (deadline: string | null = null) =>
    university.put('location_campaign', { semester_id: university.semesterID, deadline })

  it('is required until it is answered, and accepts the answer twice', async () => {
    const deadline = await university.today(3)
    await campaign(deadline)
    expect(await blockers()).toEqual([{ key: 'student_location', deadline }])
    for (const value of [1, 1, true]) {
      expect((await answer(value)).json()).toEqual({ data: 'ok' })
      expect(await blockers()).toEqual([])
    }
    await answer(0)
    expect(await sql('select is_in_georgia as answer, count(*) over () as n from student_location')).toEqual({
      answer: false,
      n: 1,
    })
  })

  it('is not required after its deadline, and refused when it is not requested', async () => {
    expect((await answer(true)).statusCode).toBe(409)
    await campaign(await university.today(-2))
    expect(await blockers()).toEqual([])
    for (const value of [2, 'yes', null]) expect((await answer(value)).statusCode).toBe(422)
  })
})
