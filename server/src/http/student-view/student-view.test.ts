import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toSide } from '#contract/endpoint/endpoint.ts'
import { errorReply } from '#contract/endpoint/errors.ts'
import { makeApp } from '#server/app.ts'
import { listCalls, type NamedCall } from '#server/app/list-calls.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { closeEndedStreams, closeStreams, countReaders } from '#server/http/events.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { getReadAccess } from './read-access.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: await testFolder() })
const university = await testUniversity(db)
const staff = testStaff(db)
const { studentID } = university
const address = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  closeStreams(db)
  await app.close()
})

type Headers = Readonly<Record<string, string>>
const run = (text: string, values: readonly unknown[] = []) => db.rows({ name: '', text }, values)
const toHeaders = (token: string): Headers => ({ authorization: `Bearer ${token}` })

const post = (headers: Headers, body: object, key = randomBytes(8).toString('hex'), id = studentID) =>
  app.inject({
    method: 'POST',
    url: `/api/staff/students/${id}/views`,
    headers: { ...headers, 'idempotency-key': key },
    payload: body,
  })

/** A member of staff who has opened a view. */
const openView = async (operations: readonly string[] = [], scope: object = {}) => {
  const staffID = await staff.addMember({ fname_en: 'Lela', lname_en: 'Gelashvili' })
  for (const operation of ['students.view-as', ...operations])
    await staff.addGrant(staffID, { operation, ...scope })
  const own = await staff.signIn(staffID)
  const reply = await post(own, { reason: 'a question on the phone' })
  expect(reply.statusCode, reply.body).toBe(200)
  const { token, seconds } = reply.json<{ data: { token: string; seconds: number } }>().data
  return { staffID, own, token, seconds, headers: toHeaders(token) }
}
const end = (token: string) =>
  app.inject({ method: 'POST', url: '/api/staff/student-views/end', payload: { token } })
const readUser = async (headers: Headers) => (await app.inject({ url: '/api/auth/user', headers })).statusCode

const send = ({ endpoint }: NamedCall, headers: Headers) =>
  app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/\{\w+\}/g, '1'),
    headers,
    ...(endpoint.body && !endpoint.files && { payload: {} }),
  })

const ofStudents = listCalls().filter(({ endpoint }) => toSide(endpoint.access) === 'student')
const writes = ofStudents.filter(({ endpoint }) => endpoint.method !== 'GET')
const reads = ofStudents.filter(({ endpoint }) => endpoint.method === 'GET')
const isPrivate = ({ endpoint }: NamedCall) => {
  const access = getReadAccess(endpoint)
  return access !== null && typeof access === 'object' && 'isPrivate' in access
}
const listNeeding = reads.flatMap((call) => {
  const access = getReadAccess(call.endpoint)
  return access !== null && typeof access === 'object' && 'needs' in access
    ? [{ ...call, needs: access.needs }]
    : []
})

let view: Awaited<ReturnType<typeof openView>>
beforeAll(async () => {
  view = await openView()
})

describe('a view of staff', () => {
  it.each(writes)('$name is refused', async (call) => {
    for (const language of ['ka', 'en']) {
      const reply = await send(call, { ...view.headers, 'content-language': language })
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'view_read_only'])
      expect(errorReply.parse(reply.json()).message).toMatch(language === 'ka' ? /შეცვლით/ : /changed/)
    }
  })

  it.each(reads.filter(isPrivate))('$name is not shown, and the refusal says why', async (call) => {
    const reply = await send(call, view.headers)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'view_private'])
    expect(reply.json().message.length).toBeGreaterThan(40)
  })

  it('shows no file, no correspondence, no consultation and nothing of the protection of the account', () => {
    const hidden = new Set(reads.filter(isPrivate).map(({ name }) => name))
    const files = reads.filter(({ endpoint }) => endpoint.answers === 'file').map(({ name }) => name)
    expect(files.length).toBeGreaterThan(10)
    for (const name of [
      ...files,
      'consultation.times',
      'conversations.list',
      'conversations.messages',
      'conversations.seen',
      'profile.devices',
      'feeds.subscription',
    ])
      expect(hidden, name).toContain(name)
  })

  it.each(listNeeding)('$name needs its own operation for this student', async (call) => {
    const refused = await send(call, view.headers)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'view_needs_operation'])
    const school_id = await university.put('school', { name_ka: 'სხვა', name_en: 'Another' })
    await staff.addGrant(view.staffID, { operation: call.needs, scope: 'school', school_id })
    expect((await send(call, view.headers)).json().code).toBe('view_needs_operation')
    const holder = await openView([call.needs], { scope: 'school', school_id: university.schoolID })
    expect((await send(call, holder.headers)).json().code).not.toBe('view_needs_operation')
  })

  it('reads what the student reads', async () => {
    const { headers: own } = await signIn(db, studentID)
    const read = async (headers: Headers) => (await app.inject({ url: '/api/duties', headers })).json()
    expect(await read(view.headers)).toEqual(await read(own))
    const user = await app.inject({ url: '/api/auth/user', headers: view.headers })
    expect(user.json().data.user.studentID).toBe(studentID)
  })

  it('is none of staff and none of the university’s site', async () => {
    for (const call of listCalls().filter(({ endpoint }) =>
      ['staff', 'site'].includes(toSide(endpoint.access)),
    ))
      expect([call.name, (await send(call, view.headers)).statusCode]).toEqual([call.name, 401])
  })

  it('lasts as many minutes as the setting says', async () => {
    expect(view.seconds).toBe(15 * 60)
    await run(`update student_view set expires_at = now() where staff_member_id = $1`, [view.staffID])
    expect(await readUser(view.headers)).toBe(401)
    view = await openView()
  })

  it('ends with its time, its end, the permission, the session and the account of staff', async () => {
    const endings: Readonly<Record<string, (opened: typeof view) => Promise<unknown>>> = {
      end: ({ token }) => end(token),
      permission: ({ staffID }) =>
        run(`update staff_grant set ends_at = now() where staff_member_id = $1`, [staffID]),
      scope: async ({ staffID }) => {
        const school_id = await university.put('school', { name_ka: 'მესამე', name_en: 'A third' })
        return run(`update staff_grant set scope = 'school', school_id = $2 where staff_member_id = $1`, [
          staffID,
          school_id,
        ])
      },
      'log-out': ({ own }) => app.inject({ method: 'POST', url: '/api/staff/auth/logout', headers: own }),
      account: ({ staffID }) => university.change('staff_member', staffID, { is_active: false }),
    }
    for (const [name, finish] of Object.entries(endings)) {
      const opened = await openView()
      expect(await readUser(opened.headers)).toBe(200)
      await finish(opened)
      expect([name, await readUser(opened.headers)]).toEqual([name, 401])
      // A change is not even refused as one.
      const write = await send(writes[0]!, opened.headers)
      expect([name, write.statusCode]).toEqual([name, 401])
    }
  })

  it('keeps its stream of events until it ends', async () => {
    const open = async () => {
      const opened = await openView()
      const abort = new AbortController()
      const response = await fetch(`${address}/api/events`, { headers: opened.headers, signal: abort.signal })
      expect(response.status).toBe(200)
      const ended = response.text().catch(() => undefined)
      return { ...opened, ended }
    }
    const [ending, revoked, stays] = [await open(), await open(), await open()]
    expect(countReaders(db)).toBe(3)
    await end(ending.token)
    await ending.ended
    await run(`update staff_grant set ends_at = now() where staff_member_id = $1`, [revoked.staffID])
    await closeEndedStreams(db)
    await revoked.ended
    expect(countReaders(db)).toBe(1)
    await end(stays.token)
    await stays.ended
  })

  it('asks for a reason, and stays within the scope of the member of staff', async () => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { operation: 'students.view-as' })
    const own = await staff.signIn(staffID)
    for (const reason of ['', '   ', 'x'.repeat(501)])
      expect((await post(own, { reason })).statusCode).toBe(422)
    expect((await post(own, { reason: 'why' }, undefined, 999_999)).statusCode).toBe(404)
  })

  it('is opened once by one attempt, and only its last token counts', async () => {
    const { own, staffID } = await openView()
    const countViews = async () =>
      (await run(`select from student_view where staff_member_id = $1`, [staffID])).length
    const before = await countViews()
    const [first, second] = [
      await post(own, { reason: 'why' }, 'attempt-1'),
      await post(own, { reason: 'why' }, 'attempt-1'),
    ].map((reply) => toHeaders(reply.json().data.token)) as [Headers, Headers]
    expect(await countViews()).toBe(before + 1)
    expect([await readUser(first), await readUser(second)]).toEqual([401, 200])
    expect((await post(own, { reason: 'another' }, 'attempt-1')).statusCode).toBe(409)
    const rows = await run(
      `select from audit where staff_member_id = $1 and entity = 'student_view' and after ->> 'reason' = 'why'`,
      [staffID],
    )
    expect(rows.length).toBe(1)
  })

  it('stands in the audit with its beginning and its end, and the student reads who, when and why', async () => {
    const viewed = await university.addStudent()
    const staffID = await staff.addMember({ fname_en: 'Tamar', lname_en: 'Beridze' })
    await staff.addGrant(staffID, { role_id: 'registrar' })
    const own = await staff.signIn(staffID)
    const opened = await post(own, { reason: 'a <b>reason</b>' }, undefined, viewed)
    const { token } = opened.json().data
    await end(token)
    await end(token)
    const rows = await run(
      `select operation, student_id = $2 as "isOfStudent", before, after ?& array['reason', 'expires_at'] as "isStart",
         after ? 'ended_at' as "isEnd" from audit where staff_member_id = $1 order by id`,
      [staffID, viewed],
    )
    const row = { operation: 'students.view-as', isOfStudent: true }
    expect(rows).toEqual([
      { ...row, before: null, isStart: true, isEnd: false },
      { ...row, before: { ended_at: null }, isStart: false, isEnd: true },
    ])
    const { headers } = await signIn(db, viewed)
    const { views } = (await app.inject({ url: '/api/profile/staff-views', headers })).json().data
    expect(views).toMatchObject([
      { what: 'portal', nameeng: 'Tamar Beridze', officeeng: 'Registrar', reason: 'a <b>reason</b>' },
    ])
  })

  it('leaves a new notification new', async () => {
    const text = `with n as (insert into notification (kind, event, details) values ('answer', 'view-test', '{"kind": "problem", "decision": "solved"}') returning id)
      insert into notification_recipient (notification_id, student_id) select id, $1 from n returning notification_id as id`
    const [{ id }] = (await run(text, [studentID])) as [{ id: number }]
    const read = async (headers: Headers) =>
      (await app.inject({ url: `/api/notifications/${id}`, headers })).json().data
    const isNew = async () =>
      (await run(`select from notification_recipient where notification_id = $1 and seen_at is null`, [id]))
        .length === 1
    expect(await read(view.headers)).toMatchObject({ notificationID: id, seen: false })
    expect(await isNew()).toBe(true)
    const { headers: own } = await signIn(db, studentID)
    await read(own)
    expect(await isNew()).toBe(false)
  })
})
