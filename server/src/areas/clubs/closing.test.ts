import { describe, expect, it } from 'vitest'
import { describeAnswering } from '#server/answering/test-answering.ts'
import { makeApp } from '#server/app.ts'
import type { TestStudent } from '#server/areas/registration/test-student.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { testClubs } from './test-clubs.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: await testFolder() })
const university = await testUniversity(db)
const { sendClub, found, read, newStudent, approve, send, addClub } = testClubs(app, db, university)
const staff = testStaff(db)
const close = (student: TestStudent, clubID: number, key?: string) =>
  send(student, clubID, 'close', { reason: 'ვამთავრებთ სწავლას <b>' }, key)
const withdraw = (student: TestStudent, clubID: number) =>
  student.send('DELETE', `/api/clubs/${clubID}/change`)
const findWaiting = async (clubID: number) =>
  db.row<{ id: number }>(
    { name: '', text: `select id from club_revision where club_id = $1 and status = 'in_progress'` },
    [clubID],
  )

interface Notification {
  readonly titleeng: string
  readonly link: string | null
}
const notices = async (student: TestStudent) =>
  (await student.read<{ items: readonly Notification[] }>('/api/notifications')).data.items.map(
    ({ titleeng, link }) => `${titleeng.replace('Debate club: ', '')} ${link}`,
  )

describe('a change of a club', () => {
  // spec 2.38.2
  it('is withdrawn by the head alone while it waits, also twice, and given up after a rejection', async () => {
    const { head, deputy, clubID } = await addClub()
    const change = async () => sendClub(head, `/api/clubs/${clubID}`, { name: 'ახალი' })
    await change()
    expect((await withdraw(deputy, clubID)).code).toBe('not_head')
    expect((await withdraw(await newStudent(), clubID)).code).toBe('club_unknown')
    for (let nth = 0; nth < 2; nth += 1) expect((await withdraw(head, clubID)).status).toBe(200)
    expect(await read(head, clubID)).toMatchObject({ name: 'სადებატო კლუბი', change: null })
    expect(await findWaiting(clubID)).toBeUndefined()
    await change()
    await db.rows(
      {
        name: '',
        text: `update club_revision set status = 'rejected' where club_id = $1 and status = 'in_progress'`,
      },
      [clubID],
    )
    expect((await withdraw(head, clubID)).status).toBe(200)
    expect((await read(head, clubID))?.change).toBeNull()
    await change()
    await approve(clubID)
    expect(await withdraw(head, clubID)).toMatchObject({ status: 409, code: 'no_club_change' })
    expect(await read(head, clubID)).toMatchObject({ name: 'ახალი' })
  })
})

describe('the closing of a club', () => {
  it('is asked by the head alone with a reason, once for an attempt, and replaces a change that waits', async () => {
    const { head, deputy, member, clubID } = await addClub()
    for (const student of [deputy, member]) expect((await close(student, clubID)).code).toBe('not_head')
    expect((await close(await newStudent(), clubID)).code).toBe('club_unknown')
    expect((await send(head, clubID, 'close', { reason: ' ' })).status).toBe(422)
    await sendClub(head, `/api/clubs/${clubID}`, { name: 'სხვა' })
    for (let nth = 0; nth < 3; nth += 1)
      expect((await close(head, clubID, 'one-closing-of-a-club')).status).toBe(200)
    expect((await read(head, clubID))?.change).toMatchObject({
      name: 'სადებატო კლუბი',
      closing_reason: 'ვამთავრებთ სწავლას <b>',
      status: 'in_progress',
    })
    const rows = await db.rows({ name: '', text: 'select 1 from club_revision where club_id = $1' }, [clubID])
    expect(rows).toHaveLength(3)
    // Nothing has changed for the others until the answer.
    expect(await read(member, clubID)).toMatchObject({ name: 'სადებატო კლუბი', change: null })
    expect((await withdraw(head, clubID)).status).toBe(200)
    expect((await read(head, clubID))?.change).toBeNull()
  })

  it('is refused before the approval of the founding', async () => {
    const head = await newStudent()
    const { self_governmentID: clubID } = (await found(head)).data
    for (const attempt of [await close(head, clubID), await withdraw(head, clubID)])
      expect(attempt.code).toBe('club_not_approved')
  })

  it('notifies the members once it is approved, and takes that back when it is undone', async () => {
    const { head, member, clubID } = await addClub()
    const project_id = await university.put('club_project', {
      club_id: clubID,
      student_id: head.studentID,
      title: 'x',
      description: 'x',
      starts_on: '2026-01-01',
      ends_on: '2026-01-01',
    })
    const cups = { project_id, description: 'cups', quantity: 1, price: '1' }
    await university.put('club_project_resource', cups)
    const countProjects = async () =>
      (
        await db.rows({ name: '', text: 'select 1 from club_project_inbox where student_id = $1' }, [
          head.studentID,
        ])
      ).length
    await close(head, clubID)
    const { id } = (await findWaiting(clubID))!
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { operation: 'clubs.approve' })
    const headers = await staff.signIn(staffID)
    const url = `/api/staff/clubs/${id}`
    const { closing_reason, version } = (await app.inject({ url, headers })).json().data
    expect(closing_reason).toBe('ვამთავრებთ სწავლას <b>')
    const payload = { decision: 'approved', version }
    const answer = await app.inject({ method: 'POST', url: `${url}/answer`, headers, payload })
    expect(answer.statusCode).toBe(200)
    expect(await read(member, clubID)).toBeUndefined()
    expect(await read(head, clubID)).toBeUndefined()
    expect((await send(await newStudent(), clubID, 'join')).code).toBe('club_unknown')
    expect(await countProjects()).toBe(0)
    expect(await notices(member)).toEqual(['the club was closed /clubs'])
    expect((await notices(head))[0]).toContain('A decision about your club')
    const { answerID } = answer.json().data
    const undone = await app.inject({ method: 'POST', url: `${url}/undo`, headers, payload: { answerID } })
    expect(undone.statusCode).toBe(200)
    expect(await read(member, clubID)).toMatchObject({ status: 'approved' })
    expect((await read(head, clubID))?.change).toMatchObject({ status: 'in_progress' })
    expect([await notices(member), await countProjects()]).toEqual([[], 1])

    // The answer to a request that the head has withdrawn since cannot be undone.
    const again = (await app.inject({ url, headers })).json().data.version
    const refusal = { decision: 'rejected', text: 'not yet', version: again }
    const refused = await app.inject({ method: 'POST', url: `${url}/answer`, headers, payload: refusal })
    expect((await withdraw(head, clubID)).status).toBe(200)
    const late = await app.inject({
      method: 'POST',
      url: `${url}/undo`,
      headers,
      payload: { answerID: refused.json().data.answerID },
    })
    expect([late.statusCode, late.json().code]).toEqual([409, 'undo_impossible'])
  })
})

describe('notifications of a club', () => {
  it('tell the head who asks and how an invitation ended, and the student what the head decides', async () => {
    const { head, clubID, codeOf, memberIDOf } = await addClub()
    const student = await newStudent()
    const invite = async () => send(head, clubID, 'members', { code: await codeOf(student) })
    await send(student, clubID, 'join')
    expect(await notices(head)).toEqual([`a student asks to join /clubs/manage?club=${clubID}`])
    await send(student, clubID, 'leave')
    expect(await notices(head)).toEqual([])
    await send(student, clubID, 'join')
    await head.send('DELETE', `/api/clubs/${clubID}/members/${await memberIDOf(student)}`)
    expect(await notices(student)).toEqual(['your request was declined /clubs'])
    await invite()
    expect((await notices(student))[0]).toBe('you are invited /clubs')
    await head.send('DELETE', `/api/clubs/${clubID}/members/${await memberIDOf(student)}`)
    expect(await notices(student)).toHaveLength(1)
    await invite()
    await send(student, clubID, 'leave')
    expect((await notices(head))[0]).toBe(`an invitation was declined /clubs/manage?club=${clubID}`)
    await invite()
    await send(student, clubID, 'join')
    expect((await notices(head))[0]).toBe(`an invitation was accepted /clubs/manage?club=${clubID}`)
    const [memberID, headID] = [await memberIDOf(student), await memberIDOf(head)]
    await head.send('PATCH', `/api/clubs/${clubID}/members/${memberID}`, { role: 'head' })
    expect((await notices(student))[0]).toBe(`you lead the club now /clubs/manage?club=${clubID}`)
    await student.send('DELETE', `/api/clubs/${clubID}/members/${headID}`)
    expect((await notices(head))[0]).toBe('you are no longer a member /clubs')
  })

  it('tell who has asked that they are a member, once', async () => {
    const { head, clubID, memberIDOf } = await addClub()
    const student = await newStudent()
    await send(student, clubID, 'join')
    const path = `members/${await memberIDOf(student)}/accept`
    for (let nth = 0; nth < 2; nth += 1) await send(head, clubID, path)
    expect(await notices(student)).toEqual([`you are a member now /clubs/manage?club=${clubID}`])
  })
})

describeAnswering<{ student: TestStudent; clubID: number }>({
  app,
  db,
  university,
  kind: 'club',
  path: 'clubs',
  addEntry: async () => {
    const { head: student, clubID } = await addClub()
    await close(student, clubID)
    return { student, clubID, id: (await findWaiting(clubID))!.id }
  },
  decisions: ['approved', 'rejected'],
  read: async ({ student, clubID }) => (await read(student, clubID))?.change?.status ?? 'closed',
  before: 'in_progress',
  after: 'closed',
})
