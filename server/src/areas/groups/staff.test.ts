import { describe, expect, it } from 'vitest'
import { describeAnswering } from '#server/answering/test-answering.ts'
import { testEntries } from '#server/answering/test-entries.ts'
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

const addRequest = async () => {
  const student = await testStudent(app, db, await university.addStudent())
  return { id: await entries.group_request(student.studentID), student }
}
const readRequests = async ({ student }: { student: TestStudent }) => {
  const { data } = await student.read<{ requests: Record<string, unknown>[] }>(
    '/api/registration/group-requests',
  )
  return data.requests.map(({ status, answer, answereng }) => ({ status, answer, answereng }))
}

describeAnswering({
  app,
  db,
  university,
  kind: 'group_request',
  path: 'group-requests',
  addEntry: addRequest,
  decisions: ['opened', 'refused'],
  read: readRequests,
  before: [{ status: 'sent', answer: null, answereng: null }],
  after: [{ status: 'opened', answer: 'the answer', answereng: 'the answer' }],
})

describe('a request for a group', () => {
  const signIn = async () => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { role_id: 'registrar' })
    return { ...(await staff.signIn(staffID)), 'content-language': 'en' }
  }

  it('is shown with what the subject has already, and how many ask for it', async () => {
    const headers = await signIn()
    const { id } = await addRequest()
    const [row] = await db.rows<{ subject_id: number }>({
      name: '',
      text: `select subject_id from group_request where id = ${id}`,
    })
    await university.addGroup({ subjectID: row!.subject_id, capacity: 20 })
    await university.addGroup({ subjectID: row!.subject_id, capacity: 20, open: false })
    await university.put('group_request', {
      student_id: await university.addStudent(),
      semester_id: university.semesterID,
      subject_id: row!.subject_id,
    })
    const reply = await app.inject({ url: `/api/staff/group-requests/${id}`, headers })
    expect(reply.json().data).toMatchObject({
      dayeng: 'Tuesday',
      time: null,
      requests: 2,
      groups: 1,
      free_seats: 20,
    })
  })

  it('cannot be opened again once the student has asked anew', async () => {
    const headers = await signIn()
    const { id } = await addRequest()
    const payload = { version: '0.', decision: 'refused', text: 'no' }
    const url = `/api/staff/group-requests/${id}`
    const given = await app.inject({ method: 'POST', url: `${url}/answer`, headers, payload })
    await db.rows({
      name: '',
      text: `insert into group_request (student_id, semester_id, subject_id)
        select student_id, semester_id, subject_id from group_request where id = ${id}`,
    })
    const { answerID } = given.json().data
    const undone = await app.inject({ method: 'POST', url: `${url}/undo`, headers, payload: { answerID } })
    expect([undone.statusCode, undone.json().code]).toEqual([409, 'undo_impossible'])
  })

  it('of a former semester waits for nobody', async () => {
    const headers = await signIn()
    const { id } = await addRequest()
    await university.inNextSemester(async () => {
      const reply = await app.inject({ url: `/api/staff/inbox/group_request/${id}`, headers })
      expect(reply.statusCode).toBe(404)
    })
  })
})
