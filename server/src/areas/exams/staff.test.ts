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

interface SeenPaper {
  readonly exam: { readonly score: number }
  readonly answers: { readonly score: number; readonly appeal: Record<string, unknown> }[]
}

const addAppeal = async () => {
  const student = await testStudent(app, db, await university.addStudent())
  const { appealID, ...paper } = await entries.appeal(student.studentID)
  return { id: appealID, student, ...paper }
}
const readPaper = async ({ student, paperID }: { student: TestStudent; paperID: number }) => {
  const { data } = await student.read<SeenPaper>(`/api/view-exams/answers/${paperID}`)
  const [question] = data.answers
  const { status, answer, score_after } = question!.appeal
  return { paper: data.exam.score, question: question!.score, status, answer, score_after }
}

describeAnswering({
  app,
  db,
  university,
  kind: 'appeal',
  path: 'exam-appeals',
  addEntry: addAppeal,
  decisions: ['accepted', 'refused'],
  body: { score: 4.5 },
  read: readPaper,
  before: { paper: 20, question: 3, status: 'sent', answer: null, score_after: null },
  after: { paper: 21.5, question: 4.5, status: 'accepted', answer: 'the answer', score_after: 4.5 },
})

describe('an appeal', () => {
  const answer = async (
    headers: Record<string, string>,
    id: number,
    body: object,
    path = `exam-appeals/${id}`,
  ) => {
    const { version } = (await app.inject({ url: `/api/staff/${path}`, headers })).json().data ?? {}
    const payload = { version: version ?? '0.', text: 'the answer', ...body }
    return app.inject({ method: 'POST', url: `/api/staff/${path}/answer`, headers, payload })
  }
  const signInAs = async (columns: Record<string, unknown>, member: Record<string, unknown> = {}) => {
    const staffID = await staff.addMember(member)
    if (Object.keys(columns).length > 0) await staff.addGrant(staffID, columns)
    return { ...(await staff.signIn(staffID)), 'content-language': 'en' }
  }

  it('is accepted with more points than before, at most those of the question', async () => {
    const headers = await signInAs({ role_id: 'examination_centre' })
    const appeal = await addAppeal()
    for (const score of [undefined, 3, 5.5, 4.005]) {
      const reply = await answer(headers, appeal.id, { decision: 'accepted', score })
      expect([reply.statusCode, reply.json().data], String(score)).toEqual([
        422,
        { score: ['The new points must be more than 3 and at most 5, with two decimals'] },
      ])
    }
    expect((await answer(headers, appeal.id, { decision: 'accepted', score: 5 })).statusCode).toBe(200)
    expect(await readPaper(appeal)).toMatchObject({ paper: 22, question: 5 })
  })

  it('that is refused, also when that is undone, leaves the points as they are', async () => {
    const headers = await signInAs({ role_id: 'examination_centre' })
    const appeal = await addAppeal()
    const given = await answer(headers, appeal.id, { decision: 'refused', score: 5 })
    const points = { paper: 20, question: 3 }
    expect(await readPaper(appeal)).toMatchObject({ ...points, status: 'refused', score_after: null })
    await app.inject({
      method: 'POST',
      url: `/api/staff/exam-appeals/${appeal.id}/undo`,
      headers,
      payload: { answerID: given.json().data.answerID },
    })
    expect(await readPaper(appeal)).toMatchObject({ ...points, status: 'sent' })
  })

  it('is answered by the lecturer of the group of the student, and by no other lecturer', async () => {
    const names = { fname_ka: 'ა', lname_ka: 'ბ', fname_en: 'A', lname_en: 'B' }
    const [own, other] = [await university.put('lecturer', names), await university.put('lecturer', names)]
    const appeal = await addAppeal()
    const groupID = await university.addGroup({ subjectID: appeal.subjectID })
    await university.change('study_group', groupID, { lecturer_id: own })
    const elsewhere = await university.addGroup({ subjectID: await university.addSubject() })
    await university.change('study_group', elsewhere, { lecturer_id: other })
    const registrationID = await university.put('registration', {
      student_id: appeal.student.studentID,
      semester_id: university.semesterID,
      subject_id: appeal.subjectID,
    })
    const seat = { registration_id: registrationID, group_id: groupID, part: 1 }
    await university.put('registration_group', seat)
    const foreign = await signInAs({}, { lecturer_id: other })
    expect((await answer(foreign, appeal.id, { decision: 'refused' })).statusCode).toBe(404)
    const headers = await signInAs({}, { lecturer_id: own })
    const { items } = (await app.inject({ url: '/api/staff/inbox', headers })).json().data
    expect(items).toMatchObject([{ kind: 'appeal', id: appeal.id, group: expect.any(String) }])
    expect((await answer(headers, appeal.id, { decision: 'refused' })).statusCode).toBe(200)
  })
})
