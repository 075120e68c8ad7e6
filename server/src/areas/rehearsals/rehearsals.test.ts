import { beforeAll, describe, expect, it, vi } from 'vitest'
import { nameSearches, testNames } from '#server/staff-lists/test-names.ts'
import { makeApp } from '#server/app.ts'
import { makePlanCalls } from '#server/areas/plans/test-plans.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { runRehearsalsOnTime } from './run-rehearsals-on-time.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const staff = testStaff(db)
const run = (text: string, values: unknown[] = []) =>
  db.rows<Record<string, unknown>>({ name: '', text }, values)
const member = await staff.addMember()
await staff.addGrant(member, { operation: 'rehearsals.run' })
const headers = await staff.signIn(member)
const path = '/api/staff/rehearsals'

const send = async (method: 'GET' | 'POST' | 'DELETE', url = '', body?: object) => {
  const reply = await app.inject({ method, url: `${path}${url}`, headers, ...(body && { payload: body }) })
  return { status: reply.statusCode, ...reply.json<{ code?: string; data: never }>() }
}
const now = { when: 'now', rounds: 1, with_load: false }
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 120_000, interval: 100 })

beforeAll(async () => {
  await university.openWindow({ step: 2, from: 48, to: 72 })
  const subjectID = await university.addSubject({ credits: 5 })
  const group = await university.addGroup({ subjectID, capacity: 1, meetings: [[5, '08:00', '09:00']] })
  for (let nth = 0; nth < 2; nth += 1) {
    const student = makePlanCalls(await testStudent(app, db, await university.addStudent(testNames)))
    await student.make([{ subjectID, schedule_ids: [group] }])
  }
})

// Each rehearsal is processes of its own and a copy of the university.
describe('rehearsals', { timeout: 240_000 }, () => {
  it('show the next opening, run in the background, and list who was refused and where seats are short', async () => {
    const empty = await send('GET')
    expect(empty.data).toMatchObject({ items: [], total: 0, opening: { planned: 2 } })
    const { data: made } = await send('POST', '', now)
    const { rehearsalID: id } = made as { rehearsalID: number }
    expect((await send('POST', '', now)).code).toBe('rehearsal_open')
    const stop = runRehearsalsOnTime(db)
    await until(async () => expect((await send('GET', `/${id}`)).data).toMatchObject({ state: 'done' }))
    await stop()
    expect((await send('GET', `/${id}`)).data).toMatchObject({
      counts: { planned: 2, complete: 1, partial: 1, blocked: 0 },
      load: [],
      reasons: [{ code: 'group_full', students: 1 }],
      short_groups: 1,
    })
    expect((await send('GET', `/${id}/groups?only=short`)).data).toMatchObject({
      total: 1,
      items: [{ capacity: 1, taken: 0, wanted_first: 2, wanted_second: 0, refused: 1 }],
    })
    const { items } = (await send('GET', `/${id}/groups?only=short`)).data as {
      items: [{ subject_code: string }]
    }
    const code = items[0].subject_code
    for (const search of [code, code.split('').join(' ')])
      expect((await send('GET', `/${id}/groups?search=${search}&only=short`)).data).toMatchObject({
        total: 1,
      })
    expect((await send('GET', `/${id}/groups?search=none`)).data).toMatchObject({ total: 0 })
    expect((await send('GET', `/${id}/students?reason=group_full`)).data).toMatchObject({
      total: 1,
      items: [{ refused_rounds: 1, second_rounds: 0 }],
    })
    for (const search of nameSearches)
      expect((await send('GET', `/${id}/students?search=${search}`)).data).toMatchObject({ total: 1 })
    expect((await send('GET', `/${id}/students?search=nobody`)).data).toMatchObject({ total: 0 })
    expect((await send('GET', `/${id}/students?reason=clash`)).data).toMatchObject({ total: 0, items: [] })
    expect((await send('DELETE', `/${id}`)).code).toBe('rehearsal_over')
    // The audit records it if somebody reads them all, as for a file.
    const count = async () => (await run(`select from audit where entity = 'rehearsal_students'`)).length
    const before = await count()
    await send('GET', `/${id}/students?per_page=100`)
    expect(await count()).toBe(before + 1)
  })

  it('are cancelled while they wait and while they run, and removed with their copy when the portal stops', async () => {
    const begin = async (body: object = now) =>
      ((await send('POST', '', body)).data as { rehearsalID: number }).rehearsalID
    const waiting = await begin({ ...now, when: 'night' })
    expect(await send('DELETE', `/${waiting}`)).toMatchObject({ status: 200 })
    expect(await send('DELETE', `/${waiting}`)).toMatchObject({ status: 200 })

    const stop = runRehearsalsOnTime(db)
    const cancelled = await begin({ ...now, rounds: 9 })
    const isRunning = async (id: number) =>
      expect((await send('GET', `/${id}`)).data).toMatchObject({ state: 'running', step: 'copying' })
    await until(() => isRunning(cancelled))
    await send('DELETE', `/${cancelled}`)
    const copies = () => run(`select from pg_namespace where nspname = 'rehearsal_copy'`)
    await until(async () => expect(await copies()).toEqual([]))

    const broken = await begin({ ...now, rounds: 9 })
    await until(() => isRunning(broken))
    await stop()
    expect((await send('GET', `/${broken}`)).data).toMatchObject({ state: 'broken' })
    expect(await copies()).toEqual([])
  })

  it('remove what a killed process has left', async () => {
    await run(`insert into rehearsal (state, run_at, rounds, with_load) values ('running', now(), 1, false)`)
    await run('create schema rehearsal_copy')
    const stop = runRehearsalsOnTime(db)
    await until(async () =>
      expect((await run('select state from rehearsal order by id desc limit 1'))[0]).toEqual({
        state: 'broken',
      }),
    )
    await until(async () =>
      expect(await run(`select from pg_namespace where nspname = 'rehearsal_copy'`)).toEqual([]),
    )
    await stop()
  })

  it('do not begin near an opening', async () => {
    await run(`update registration_window set starts_at = now() + interval '30 minutes'`)
    expect((await send('POST', '', now)).code).toBe('opening_near')
    await run(`update registration_window set starts_at = now() - interval '3 hours'`)
    expect((await send('POST', '', now)).code).toBe('no_opening')
    expect((await send('GET')).data).toMatchObject({ opening: null })
  })
})
