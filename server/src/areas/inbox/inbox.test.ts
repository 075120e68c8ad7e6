import { beforeEach, describe, expect, it } from 'vitest'
import { nameSearches, testNames } from '#server/staff-lists/test-names.ts'
import { makeApp } from '#server/app.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { countRoundTrips } from '#server/db/test-round-trips.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const staff = testStaff(db)
const { schoolID, programmeID, englishProgrammeID } = university
const sql = (text: string) => db.rows<Record<string, unknown>>({ name: '', text })

type Headers = Readonly<Record<string, string>>
interface Entry {
  readonly kind: string
  readonly id: number
  readonly student: { readonly code: string; readonly language: string }
  readonly claim: { readonly staff: { readonly staffID: number }; readonly is_own: boolean } | null
  readonly state: string
  readonly due_at: string | null
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const addProblem = async (days: number, columns: Record<string, unknown> = {}, status = 'sent') =>
  university.put('problem', {
    student_id: await university.addStudent(columns),
    reported_in: 'portal',
    text: 'it is broken',
    status,
    created_at: daysAgo(days),
  })
/** The moment `days` after the problem was sent, in ms. */
const daysAfter = async (id: number, days: number) => {
  const [row] = await sql(`select created_at::text as sent from problem where id = ${id}`)
  return Date.parse(String(row!['sent'])) + days * 86_400_000
}
const signInAs = async (columns: Record<string, unknown> = { role_id: 'registrar' }) => {
  const staffID = await staff.addMember()
  await staff.addGrant(staffID, columns)
  return { staffID, headers: { ...(await staff.signIn(staffID)), 'content-language': 'en' } as Headers }
}
const list = async (headers: Headers, query = ''): Promise<{ items: Entry[]; total: number }> => {
  const reply = await app.inject({ url: `/api/staff/inbox${query}`, headers })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}
const listIDs = async (headers: Headers, query = '') => (await list(headers, query)).items.map(({ id }) => id)
const call = async (method: 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) => {
  const reply = await app.inject({
    method,
    url: `/api/staff/inbox/${url}`,
    headers,
    ...(payload && { payload }),
  })
  return [reply.statusCode, reply.json().code ?? 'ok'] as const
}

beforeEach(async () => {
  await sql('delete from staff_answer')
  await sql('delete from inbox_claim')
  await sql('delete from problem')
})

describe('list', () => {
  it('has what is open, the oldest first, with age, deadline and the language of the student', async () => {
    const { headers } = await signInAs()
    const newer = await addProblem(1, { programme_id: englishProgrammeID })
    const older = await addProblem(5, {}, 'in_progress')
    await addProblem(9, {}, 'done')
    const { items, total } = await list(headers)
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { kind: 'problem', id: older, state: 'in_progress', claim: null, answer: null, group: null },
      { kind: 'problem', id: newer, state: 'sent', school: { nameeng: 'School of Sciences' } },
    ])
    expect(items.map(({ student }) => student.language)).toEqual(['ka', 'en'])
    expect(Date.parse(items[0]!.due_at!)).toBe(await daysAfter(older, 3))
  })

  it('filters, searches, sorts and pages on the server', async () => {
    const { headers } = await signInAs()
    const ids = [
      await addProblem(3, { code: 'zz1', lname_en: 'Kapanadze' }),
      await addProblem(2, { code: 'zz2', ...testNames }),
      await addProblem(1, { code: 'zz3' }),
    ]
    expect(await listIDs(headers, '?sort=-sent')).toEqual(ids.toReversed())
    expect(await listIDs(headers, '?sort=due&per_page=2&page=2')).toEqual([ids[2]])
    expect(await listIDs(headers, '?search=kapanadze')).toEqual([ids[0]])
    for (const search of [...nameSearches, 'ZZ2']) {
      expect(await listIDs(headers, `?search=${search}`)).toEqual([ids[1]])
      expect(await listIDs(headers, `?search=${search}&sort=-sent`)).toEqual([ids[1]])
    }
    expect(await listIDs(headers, '?kind=problem')).toEqual(ids)
    expect((await app.inject({ url: '/api/staff/inbox?kind=none', headers })).statusCode).toBe(422)
  })

  it('is sorted by each of its columns both ways, those without a value last', async () => {
    const { headers, staffID } = await signInAs()
    const other = await staff.addMember({ lname_ka: 'აბაშიძე', lname_en: 'Zed' })
    await university.change('staff_member', staffID, { lname_ka: 'ჯაფარიძე', lname_en: 'Adams' })
    const [a, b, c] = [
      await addProblem(3, { lname_ka: 'ბ', lname_en: 'C', programme_id: englishProgrammeID }, 'in_progress'),
      await addProblem(2, { lname_ka: 'ა', lname_en: 'A' }),
      await addProblem(1, { lname_ka: 'გ', lname_en: 'B' }),
    ]
    for (const [id, member] of [
      [a, staffID],
      [c, other],
    ])
      await university.put('inbox_claim', { kind: 'problem', entry_id: id, staff_member_id: member })
    const inOrder: Readonly<Record<string, readonly number[]>> = {
      sent: [a, b, c],
      due: [a, b, c],
      name: [b, a, c],
      nameeng: [b, c, a],
      claim: [c, a, b],
      claimeng: [a, c, b],
    }
    for (const [column, ids] of Object.entries(inOrder)) {
      expect(await listIDs(headers, `?sort=${column}`), column).toEqual(ids)
      const down = column.startsWith('claim') ? [ids[1], ids[0], ids[2]] : ids.toReversed()
      expect(await listIDs(headers, `?sort=-${column}`), column).toEqual(down)
      const pages = await Promise.all(
        [1, 2].map((page) => listIDs(headers, `?sort=${column}&per_page=2&page=${page}`)),
      )
      expect(pages.flat(), column).toEqual(ids)
    }
    for (const column of ['programme', 'programmeeng']) {
      const up = await listIDs(headers, `?sort=${column}`)
      const down = await listIDs(headers, `?sort=-${column}`)
      expect([up[0] === a, down[0] === a].filter(Boolean), column).toHaveLength(1)
    }
    const student_id = await university.addStudent()
    const application = await university.put('application', {
      student_id,
      kind_id: 9,
      created_at: daysAgo(2),
    })
    const kinds = async (sort: string) =>
      (await list(headers, `?sort=${sort}`)).items.map((each) => each.kind)
    expect(await kinds('kind')).toEqual(['application', 'problem', 'problem', 'problem'])
    expect(await kinds('-kind')).toEqual(['problem', 'problem', 'problem', 'application'])
    await sql(`delete from application where id = ${application}`)
    expect((await app.inject({ url: '/api/staff/inbox?sort=secret', headers })).statusCode).toBe(422)
  })

  it('has a school or a programme for staff who work there, and only kinds that they answer there', async () => {
    const [here, there] = [await addProblem(2), await addProblem(1, { programme_id: englishProgrammeID })]
    const inSchool = await signInAs({ role_id: 'deans_office', scope: 'school', school_id: schoolID })
    expect(await listIDs(inSchool.headers)).toEqual([here, there])
    const inProgramme = { scope: 'programme', programme_id: programmeID }
    const ofProgramme = await signInAs({ role_id: 'deans_office', ...inProgramme })
    expect(await listIDs(ofProgramme.headers)).toEqual([here])
    // The inbox of the whole university, and the right to answer in one programme.
    const mixed = await signInAs({ operation: 'inbox.read' })
    expect(await listIDs(mixed.headers)).toEqual([])
    await staff.addGrant(mixed.staffID, { operation: 'problems.answer', ...inProgramme })
    expect(await listIDs(mixed.headers)).toEqual([here])
  })

  it('reads in two round trips, including the session; a third one counts students who are new in the reply', async () => {
    const { headers } = await signInAs()
    const id = await addProblem(1)
    const { counted, countTrips } = countRoundTrips(db)
    const counting = makeApp({ db: counted, checkReplies: true, quiet: true })
    const read = (url: string) =>
      countTrips(() => counting.inject({ url: `/api/staff/inbox${url}`, headers }))
    expect(await read('')).toBe(3)
    for (const url of ['', '/counts', `/problem/${id}`]) expect(await read(url), url).toBe(2)
  })
})

describe('counts', () => {
  it('are those of each kind that the caller answers, with the oldest one', async () => {
    const { headers } = await signInAs()
    const read = async () =>
      (await app.inject({ url: '/api/staff/inbox/counts', headers }))
        .json()
        .data.kinds.find((each: { kind: string }) => each.kind === 'problem')
    expect(await read()).toMatchObject({ kind: 'problem', count: 0, overdue: 0, oldest_at: null })
    const id = await addProblem(5)
    await addProblem(1)
    await call('POST', `problem/${id}/claim`, headers)
    const counted = await read()
    expect(counted).toMatchObject({ kind: 'problem', count: 2, overdue: 1, mine: 1 })
    expect(Date.parse(counted.oldest_at)).toBe(await daysAfter(id, 0))
  })
})

describe('a claim', () => {
  it('is of one member of staff, also of two at the same time, and ends after the time of the setting', async () => {
    const [one, two] = [await signInAs(), await signInAs()]
    const id = await addProblem(1)
    const both = await Promise.all(
      [one, two].map(({ headers }) => call('POST', `problem/${id}/claim`, headers)),
    )
    expect(new Set(both.map(([status]) => status))).toEqual(new Set([200, 409]))
    const [first, second] = both[0]![0] === 200 ? [one, two] : [two, one]
    expect(await call('POST', `problem/${id}/claim`, first.headers)).toEqual([200, 'ok'])
    expect(await listIDs(first.headers, '?state=mine')).toEqual([id])
    expect(await listIDs(second.headers, '?state=mine')).toEqual([])
    expect((await list(second.headers)).items[0]!.claim).toMatchObject({
      staff: { staffID: first.staffID },
      is_own: false,
    })
    await sql(`update inbox_claim set claimed_at = now() - interval '120 minutes'`)
    expect((await list(second.headers)).items[0]!.claim).toBeNull()
    expect(await call('POST', `problem/${id}/claim`, second.headers)).toEqual([200, 'ok'])
  })

  it('is given back only by the person who has it', async () => {
    const [one, two] = [await signInAs(), await signInAs()]
    const id = await addProblem(1)
    await call('POST', `problem/${id}/claim`, one.headers)
    await call('DELETE', `problem/${id}/claim`, two.headers)
    expect((await list(one.headers)).items[0]!.claim).toMatchObject({ is_own: true })
    await call('DELETE', `problem/${id}/claim`, one.headers)
    expect((await list(one.headers)).items[0]!.claim).toBeNull()
  })

  it('is given to a colleague who may answer there, and to nobody else', async () => {
    const [one, two] = [await signInAs(), await signInAs()]
    const elsewhere = {
      scope: 'school',
      school_id: await university.put('school', { name_ka: 'ს', name_en: 'S' }),
    }
    const foreign = await signInAs({ role_id: 'deans_office', ...elsewhere })
    const id = await addProblem(1)
    const reply = await app.inject({
      url: `/api/staff/inbox/problem/${id}/colleagues`,
      headers: one.headers,
    })
    const colleagues = reply.json().data.colleagues.map((each: { staffID: number }) => each.staffID)
    expect(colleagues).toEqual(expect.arrayContaining([one.staffID, two.staffID]))
    expect(colleagues).not.toContain(foreign.staffID)
    const assign = (staffID: number, headers = one.headers) =>
      call('POST', `problem/${id}/assign`, headers, { staffID })
    expect(await assign(foreign.staffID)).toEqual([404, 'no_such_colleague'])
    expect(await assign(two.staffID)).toEqual([200, 'ok'])
    expect(await listIDs(two.headers, '?state=mine')).toEqual([id])
    expect(await call('POST', `problem/${id}/claim`, one.headers)).toEqual([409, 'entry_claimed'])
    // Taking over is giving it to oneself.
    expect(await assign(one.staffID)).toEqual([200, 'ok'])
    expect(await assign(one.staffID, foreign.headers)).toEqual([404, 'not_found'])
    expect((await sql('select * from audit order by id desc limit 1'))[0]).toMatchObject({
      entity: 'inbox_claim',
      entity_id: id,
      before: { claimedBy: two.staffID },
      after: { claimedBy: one.staffID },
    })
  })
})

describe('what is answered', () => {
  it('has left the inbox and can be found with its answer', async () => {
    const { staffID, headers } = await signInAs()
    const id = await addProblem(1)
    const { version } = (await app.inject({ url: `/api/staff/problems/${id}`, headers })).json().data
    const payload = { version, decision: 'done', text: 'solved' }
    await app.inject({ method: 'POST', url: `/api/staff/problems/${id}/answer`, headers, payload })
    expect(await listIDs(headers)).toEqual([])
    const { items } = await list(headers, '?state=answered')
    expect(items).toMatchObject([
      { id, state: 'answered', answer: { staff: { staffID }, decision: 'done', text: 'solved' } },
    ])
    const elsewhere = { scope: 'programme', programme_id: englishProgrammeID }
    const foreign = await signInAs({ role_id: 'registrar', ...elsewhere })
    expect(await listIDs(foreign.headers, '?state=answered')).toEqual([])
  })
})
