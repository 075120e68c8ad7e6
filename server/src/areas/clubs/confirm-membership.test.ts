import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { headers } = await signIn(db, university.studentID)
const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })
const user = async () =>
  (await app.inject({ url: '/api/auth/user', headers })).json<{
    data: { user: { confirmSelfGov: object | null; blockers: { key: string; params?: object }[] } }
  }>().data.user
const answer = async (self_governmentID: number, value: unknown) => {
  const payload = { self_governmentID, answer: value }
  const reply = await app.inject({ method: 'POST', url: '/api/clubs/handleAnswer', headers, payload })
  return { status: reply.statusCode, code: reply.json<{ code?: string }>().code }
}

describe('confirmMembership', () => {
  // spec 4.6.5
  it('saves the answer to the club that named the student; refuses another club and another answer', async () => {
    expect(await answer(7, 1)).toEqual({ status: 404, code: 'self_government_not_found' })
    await sql(
      `update student set self_government_id = 7, self_government_ka = 'კლუბი', self_government_en = 'Club'`,
    )
    expect((await user()).blockers).toEqual([
      { key: 'self_government', params: { club_name: 'კლუბი', self_governmentID: 7 } },
    ])
    expect(await answer(8, 1)).toEqual({ status: 404, code: 'self_government_not_found' })
    for (const value of [2, 'yes', null]) expect((await answer(7, value)).status).toBe(422)
    expect(await answer(7, 0)).toEqual({ status: 200, code: undefined })
    expect(await answer(7, false)).toEqual({ status: 200, code: undefined })
    expect(await answer(7, 1)).toEqual({ status: 409, code: 'self_government_answered' })
    expect(await user()).toMatchObject({ confirmSelfGov: null, blockers: [] })
    expect(await sql('select is_member, count(*) over () as n from self_government_answer')).toEqual({
      is_member: false,
      n: 1,
    })
  })
})
