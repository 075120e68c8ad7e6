import { describe, expect, it } from 'vitest'
import { describeAnswering } from '#server/answering/test-answering.ts'
import { makeApp } from '#server/app.ts'
import type { TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { testClubs } from './test-clubs.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: await testFolder() })
const university = await testUniversity(db)
const { sendClub, found, read, newStudent, approve, members, send, addClub, picture } = testClubs(
  app,
  db,
  university,
)
const change = async (
  student: TestStudent,
  clubID: number,
  texts: object,
  more: { key?: string; bytes?: Buffer } = {},
) => sendClub(student, `/api/clubs/${clubID}`, texts, more)

describe('the founding of a club', () => {
  // spec 2.38.1
  it('waits and is seen by its head alone until it is approved; script text stays text', async () => {
    const [head, other] = [await newStudent(), await newStudent()]
    const { status, data } = await found(head, { description: '<script>alert(1)</script>' })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      status: 'in_progress',
      role: 'head',
      is_mine: true,
      members: 1,
      description: '<script>alert(1)</script>',
      change: null,
    })
    const clubID = data.self_governmentID
    expect(await read(other, clubID)).toBeUndefined()
    for (const path of ['join', 'leave']) expect((await send(other, clubID, path)).code).toBe('club_unknown')
    expect((await send(head, clubID, 'members', { code: 'x' })).code).toBe('club_not_approved')
    await approve(clubID)
    expect(await read(other, clubID)).toMatchObject({ status: 'approved', role: null, is_mine: false })
  })

  it('is one however often it is sent, and needs a picture that can be read', async () => {
    const head = await newStudent()
    const key = 'one-founding-of-a-club'
    const replies = await Promise.all([found(head, {}, key), found(head, {}, key), found(head, {}, key)])
    expect(new Set(replies.map(({ data }) => data.self_governmentID)).size).toBe(1)
    expect((await change(head, (await found(head)).data.self_governmentID, {}, { key })).code).toBe(
      'key_of_another',
    )
    expect((await sendClub(head, '/api/clubs')).status).toBe(422)
    const broken = (await picture('#000')).subarray(0, 60)
    expect(await sendClub(head, '/api/clubs', {}, { bytes: broken })).toMatchObject({
      status: 422,
      code: 'broken_picture',
    })
  })

  it('is refused to a student who leads three clubs, also when two are sent at once, and after too many requests', async () => {
    const head = await newStudent()
    const replies = await Promise.all(Array.from({ length: 5 }, () => found(head)))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409, 409])
    const refused = replies.find(({ status }) => status === 409)!
    expect([refused.code, refused.message]).toEqual(['too_many_clubs', expect.stringContaining('at most 3')])
    const [first] = replies.filter(({ status }) => status === 200)
    const clubID = first!.data.self_governmentID
    expect((await head.send('DELETE', `/api/clubs/${clubID}`)).status).toBe(200)
    expect(await read(head, clubID)).toBeUndefined()
    const again = await found(head)
    expect(again.status).toBe(200)
    for (let nth = 0; nth < 6; nth += 1) await change(head, again.data.self_governmentID, {})
    expect(await change(head, again.data.self_governmentID, {})).toMatchObject({
      status: 429,
      code: 'too_many_club_requests',
    })
  })

  it('cannot be withdrawn once it is approved', async () => {
    const { head, clubID } = await addClub()
    expect((await head.send('DELETE', `/api/clubs/${clubID}`)).code).toBe('club_approved')
  })
})

describe('a change of a club', () => {
  // spec 2.38.2
  it('waits while others see what was approved, and a later one replaces it', async () => {
    const { head, member, clubID } = await addClub()
    const green = (await read(head, clubID))!.picture
    expect((await change(head, clubID, { name: 'ერთი' })).status).toBe(200)
    const { data } = await change(head, clubID, { name: 'ორი' }, { bytes: await picture('#a4262c') })
    expect(data).toMatchObject({
      name: 'სადებატო კლუბი',
      status: 'approved',
      change: { name: 'ორი', status: 'in_progress', reason: null },
    })
    expect(await read(member, clubID)).toMatchObject({ name: 'სადებატო კლუბი', picture: green, change: null })
    const rows = await db.rows(
      { name: '', text: 'select status from club_revision where club_id = $1 order by id' },
      [clubID],
    )
    expect(rows).toEqual([{ status: 'approved' }, { status: 'withdrawn' }, { status: 'in_progress' }])
    await approve(clubID)
    const changed = await read(member, clubID)
    expect(changed?.name).toBe('ორი')
    expect(changed?.picture).not.toBe(green)
  })

  it('is made by the head alone, once for an attempt', async () => {
    const { head, deputy, member, clubID } = await addClub()
    for (const student of [deputy, member])
      expect(await change(student, clubID, {})).toMatchObject({ status: 403, code: 'not_head' })
    expect(await change(await newStudent(), clubID, {})).toMatchObject({ status: 404, code: 'club_unknown' })
    const key = 'one-change-of-the-club'
    for (let nth = 0; nth < 3; nth += 1) expect((await change(head, clubID, {}, { key })).status).toBe(200)
    const rows = await db.rows({ name: '', text: 'select 1 from club_revision where club_id = $1' }, [clubID])
    expect(rows).toHaveLength(2)
  })

  it('of two sent at once leaves one that waits', async () => {
    const { head, clubID } = await addClub()
    const replies = await Promise.all(['ა', 'ბ', 'გ'].map((name) => change(head, clubID, { name })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const waiting = await db.rows(
      { name: '', text: `select 1 from club_revision where club_id = $1 and status = 'in_progress'` },
      [clubID],
    )
    expect(waiting).toHaveLength(1)
  })
})

describe('the rules', () => {
  it('are the text that the university has written', async () => {
    const student = await newStudent()
    expect((await student.read('/api/clubs/rules')).data).toEqual({ text: '', texteng: '' })
    const titles = { title_ka: 'წესები', title_en: 'Rules' }
    await db.rows(
      {
        name: '',
        text: `insert into resource (name, title_ka, title_en, text_ka, text_en)
      values ('club-rules', $1, $2, 'ტექსტი', 'Text')`,
      },
      Object.values(titles),
    )
    expect((await student.read('/api/clubs/rules')).data).toEqual({ text: 'ტექსტი', texteng: 'Text' })
  })
})

describe('members of a club', () => {
  // spec 2.38.3
  it('ask to join and are accepted by the head', async () => {
    const { head, member, clubID, memberIDOf } = await addClub()
    const student = await newStudent()
    for (let nth = 0; nth < 2; nth += 1) expect((await send(student, clubID, 'join')).status).toBe(200)
    expect(await read(student, clubID)).toMatchObject({ membership: 'asked', is_member: false, members: 3 })
    expect((await members(student, clubID)).code).toBe('club_unknown')
    expect(await read(head, clubID)).toMatchObject({ asked: 1 })
    expect(await read(member, clubID)).toMatchObject({ asked: 0 })
    const path = `members/${await memberIDOf(student)}/accept`
    expect((await send(member, clubID, path)).code).toBe('not_head')
    expect((await send(student, clubID, path)).code).toBe('club_unknown')
    for (let nth = 0; nth < 2; nth += 1) expect((await send(head, clubID, path)).status).toBe(200)
    expect(await read(student, clubID)).toMatchObject({ membership: 'member', role: 'member', members: 4 })
    for (let nth = 0; nth < 2; nth += 1) expect((await send(student, clubID, 'leave')).status).toBe(200)
    expect(await read(student, clubID)).toMatchObject({ membership: null, members: 3 })
  })

  it('read names and no numbers; only the head reads numbers, and no name before an invitation is accepted', async () => {
    const { head, member, clubID, codeOf } = await addClub()
    const invited = await newStudent()
    const code = await codeOf(invited)
    expect((await send(head, clubID, 'members', { code: code.toLowerCase() })).status).toBe(200)
    const own = (await members(member, clubID)).data.members
    expect(own).toHaveLength(3)
    expect(own.map((each) => each.code)).toEqual([null, null, null])
    expect(JSON.stringify(own)).not.toContain(code)
    const ofHead = (await members(head, clubID)).data.members
    expect(ofHead.at(-1)).toMatchObject({ state: 'invited', name: null, nameeng: null, code })
    expect(ofHead.every((each) => each.code !== null)).toBe(true)
  })

  it('are invited by their number and decide themselves', async () => {
    const { head, deputy, member, clubID, codeOf, memberIDOf } = await addClub()
    const [one, other] = [await newStudent(), await newStudent()]
    const invite = async (student: TestStudent, who = head) =>
      send(who, clubID, 'members', { code: await codeOf(student) })
    expect((await invite(one, deputy)).code).toBe('not_head')
    for (const student of [one, one, other]) expect((await invite(student)).status).toBe(200)
    expect((await send(head, clubID, `members/${await memberIDOf(one)}/accept`)).code).toBe('invitation_open')
    expect(await read(one, clubID)).toMatchObject({ membership: 'invited', members: 3 })
    expect((await send(one, clubID, 'join')).status).toBe(200)
    expect((await send(other, clubID, 'leave')).status).toBe(200)
    expect(await read(one, clubID)).toMatchObject({ membership: 'member', members: 4 })
    expect(await read(other, clubID)).toMatchObject({ membership: null })
    const wrong = await send(head, clubID, 'members', { code: 'nobody' })
    expect([wrong.status, wrong.data]).toEqual([422, { code: [expect.stringContaining('no student')] }])
    expect((await invite(member)).status).toBe(422)
    // A student who has asked and is then invited has said yes twice.
    await send(other, clubID, 'join')
    await invite(other)
    expect(await read(other, clubID)).toMatchObject({ membership: 'member' })
  })

  it('get roles from the head, who hands the club over and cannot leave it without a head', async () => {
    const { head, deputy, member, clubID, memberIDOf } = await addClub()
    const setRole = async (who: TestStudent, whom: TestStudent, role: string) =>
      who.send('PATCH', `/api/clubs/${clubID}/members/${await memberIDOf(whom)}`, { role })
    const [ownID, memberID] = [await memberIDOf(head), await memberIDOf(member)]
    expect((await setRole(deputy, member, 'deputy')).code).toBe('not_head')
    expect((await setRole(head, member, 'deputy')).status).toBe(200)
    expect((await setRole(head, member, 'member')).status).toBe(200)
    expect((await setRole(head, head, 'member')).code).toBe('head_stays')
    expect((await send(head, clubID, 'leave')).code).toBe('head_stays')
    expect((await head.send('DELETE', `/api/clubs/${clubID}/members/${ownID}`)).code).toBe('head_stays')
    expect((await setRole(head, deputy, 'head')).status).toBe(200)
    expect(await read(head, clubID)).toMatchObject({ role: 'deputy', is_mine: false })
    expect(await read(deputy, clubID)).toMatchObject({ role: 'head', is_mine: true })
    expect((await head.send('DELETE', `/api/clubs/${clubID}/members/${memberID}`)).code).toBe('not_head')
    for (let nth = 0; nth < 2; nth += 1)
      expect((await deputy.send('DELETE', `/api/clubs/${clubID}/members/${memberID}`)).status).toBe(200)
    expect(await read(member, clubID)).toMatchObject({ membership: null, members: 2 })
  })

  it('have one head after two were made at once', async () => {
    const { head, deputy, member, clubID, memberIDOf } = await addClub()
    const ids = [await memberIDOf(deputy), await memberIDOf(member)]
    const replies = await Promise.all(
      ids.map((id) => head.send('PATCH', `/api/clubs/${clubID}/members/${id}`, { role: 'head' })),
    )
    const statuses = replies.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403])
    const heads = await db.rows(
      { name: '', text: `select 1 from club_member where club_id = $1 and role = 'head'` },
      [clubID],
    )
    expect(heads).toHaveLength(1)
  })

  it('who lead three clubs get no fourth', async () => {
    const { head, member, clubID, memberIDOf } = await addClub()
    for (let nth = 0; nth < 3; nth += 1) await found(member)
    const id = await memberIDOf(member)
    const refused = await head.send('PATCH', `/api/clubs/${clubID}/members/${id}`, { role: 'head' })
    expect(refused).toMatchObject({ status: 409, code: 'member_leads_enough' })
  })

  it('of another club cannot be changed by the head of this one', async () => {
    const [one, other] = [await addClub(), await addClub()]
    const foreign = await other.memberIDOf(other.member)
    const path = `/api/clubs/${one.clubID}/members/${foreign}`
    expect((await one.head.send('PATCH', path, { role: 'deputy' })).code).toBe('member_unknown')
    await one.head.send('DELETE', path)
    expect(await read(other.member, other.clubID)).toMatchObject({ role: 'member' })
  })
})

describeAnswering<{ student: TestStudent; clubID: number }>({
  app,
  db,
  university,
  kind: 'club',
  path: 'clubs',
  addEntry: async () => {
    const student = await newStudent()
    const clubID = (await found(student)).data.self_governmentID
    const row = await db.row<{ id: number }>(
      { name: '', text: 'select id from club_revision where club_id = $1' },
      [clubID],
    )
    return { student, clubID, id: row!.id }
  },
  decisions: ['approved', 'rejected'],
  read: async ({ student, clubID }) => (await read(student, clubID))?.status,
  before: 'in_progress',
  after: 'approved',
})
