import { describe, expect, it } from 'vitest'
import { describeAnswering } from '#server/answering/test-answering.ts'
import { png, testEntries } from '#server/answering/test-entries.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const staff = testStaff(db)
const entries = testEntries(university, '')

const former = Buffer.from('the former picture')
const addPicture = async (picture: Buffer | null = former) => {
  const student = await testStudent(app, db, await university.addStudent())
  return { id: await entries.picture(student.studentID, picture), student }
}
const readPicture = async ({ student }: { student: TestStudent }) => {
  const { data } = await student.read<Record<string, string | null>>('/api/profile/picture')
  const { picture = null, awaiting = null, reject_reason } = data
  const name = (base64: string | null) =>
    base64 === png.toString('base64') ? 'new' : base64 === null ? null : 'former'
  return { picture: name(picture), awaiting: name(awaiting), reject_reason }
}
const before = { picture: 'former', awaiting: 'new', reject_reason: null }

describeAnswering({
  app,
  db,
  university,
  kind: 'picture',
  path: 'pictures',
  addEntry: addPicture,
  decisions: ['confirmed', 'rejected'],
  read: readPicture,
  before,
  after: { picture: 'new', awaiting: null, reject_reason: null },
})

describe('a new picture', () => {
  const signIn = async () => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, {
      role_id: 'deans_office',
      scope: 'school',
      school_id: university.schoolID,
    })
    return { ...(await staff.signIn(staffID)), 'content-language': 'en' }
  }
  const answer = async (id: number, headers: Record<string, string>, body: object) => {
    const url = `/api/staff/pictures/${id}`
    const { version } = (await app.inject({ url, headers })).json().data
    return app.inject({ method: 'POST', url: `${url}/answer`, headers, payload: { version, ...body } })
  }
  const undo = async (id: number, headers: Record<string, string>, answerID: number) =>
    (
      await app.inject({
        method: 'POST',
        url: `/api/staff/pictures/${id}/undo`,
        headers,
        payload: { answerID },
      })
    ).json()
  const sendAnother = (id: number) =>
    db.rows({
      name: '',
      text: `update student_picture set awaiting_jpeg = 'another', awaiting_since = now(), rejected_at = null,
        reject_reason = null where student_id = ${id}`,
    })

  it('is shown beside the former one, as base64 without line breaks', async () => {
    const headers = await signIn()
    const { id } = await addPicture(Buffer.alloc(300, 7))
    const { data } = (await app.inject({ url: `/api/staff/pictures/${id}`, headers })).json()
    expect(data).toMatchObject({
      picture: Buffer.alloc(300, 7).toString('base64'),
      awaiting: png.toString('base64'),
      status: 'sent',
    })
  })

  it('is rejected with the reason, which is undone with the picture', async () => {
    const headers = await signIn()
    const entry = await addPicture()
    const rejected = await answer(entry.id, headers, { decision: 'rejected', text: 'no face' })
    expect(await readPicture(entry)).toEqual({ picture: 'former', awaiting: null, reject_reason: 'no face' })
    expect(await undo(entry.id, headers, rejected.json().data.answerID)).toEqual({ data: 'ok' })
    expect(await readPicture(entry)).toEqual(before)
  })

  it('cannot be brought back once the student has sent another one, whose reason is empty', async () => {
    const headers = await signIn()
    for (const decision of ['confirmed', 'rejected']) {
      const entry = await addPicture()
      const { answerID } = (await answer(entry.id, headers, { decision, text: 'why' })).json().data
      await sendAnother(entry.id)
      expect((await undo(entry.id, headers, answerID)).code).toBe('undo_impossible')
      expect(await readPicture(entry)).toMatchObject({ reject_reason: null })
    }
  })

  it('is not confirmed by somebody who has seen another one', async () => {
    const headers = await signIn()
    const { id } = await addPicture()
    const url = `/api/staff/pictures/${id}`
    const { version } = (await app.inject({ url, headers })).json().data
    await sendAnother(id)
    const payload = { version, decision: 'confirmed' }
    const late = await app.inject({ method: 'POST', url: `${url}/answer`, headers, payload })
    expect([late.statusCode, late.json().code]).toEqual([409, 'entry_changed'])
  })
})
