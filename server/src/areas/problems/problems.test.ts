import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const newStudent = async () => testStudent(app, db, await university.addStudent())

const write = (student: TestStudent, problemText: string, key?: string, language = 'en') =>
  student.send<{ problemID: number }>(
    'POST',
    '/api/registration/writeProblem',
    { problemText },
    language,
    key,
  )
const list = async (student: TestStudent) =>
  (
    await student.read<{
      problems: { problemID: number; text: string; answer: string | null; status: string }[]
    }>('/api/problems')
  ).data.problems

describe('list', () => {
  it("lists the student's own reports, newest first, also those from registration", async () => {
    const [student, other] = [await newStudent(), await newStudent()]
    const first = await write(student, '  ჯგუფი დახურულია  ')
    await write(student, 'second')
    expect(first.status).toBe(200)
    await university.change('problem', first.data.problemID, { status: 'done', answer: 'გაიხსნა' })
    expect(await list(student)).toMatchObject([
      { text: 'second', status: 'sent', answer: null },
      { problemID: first.data.problemID, text: 'ჯგუფი დახურულია', status: 'done', answer: 'გაიხსნა' },
    ])
    expect(await list(other)).toEqual([])
  })
})

describe('report', () => {
  it('refuses an empty text and one that is too long, by the field', async () => {
    const student = await newStudent()
    for (const text of ['', ' \n ']) {
      expect(await write(student, text)).toMatchObject({
        status: 422,
        data: { problemText: ['This field is required'] },
      })
    }
    expect((await write(student, 'a'.repeat(2001))).status).toBe(422)
  })

  it('saves a repeated attempt once, and refuses its key for another report', async () => {
    const student = await newStudent()
    const both = await Promise.all([
      write(student, 'once', 'attempt-one'),
      write(student, 'once', 'attempt-one'),
    ])
    expect(new Set(both.map(({ data }) => data.problemID)).size).toBe(1)
    expect(await list(student)).toHaveLength(1)
    expect(await write(student, 'another', 'attempt-one')).toMatchObject({
      status: 409,
      code: 'key_of_another',
    })
    expect((await write(await newStudent(), 'another', 'attempt-one')).status).toBe(200)
  })

  // spec 2.24
  it('refuses more than ten reports an hour with the time to wait, also concurrent ones', async () => {
    const student = await newStudent()
    const sent = await Promise.all(Array.from({ length: 14 }, (_, nth) => write(student, `problem ${nth}`)))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = await write(student, 'one more')
    expect(refused).toMatchObject({
      status: 429,
      code: 'too_many_problems',
      message:
        'No more than 10 problems can be reported in an hour. Try again in 60 minutes; what you wrote is kept.',
    })
    expect(Number(refused.retryAfter)).toBeGreaterThan(3500)
    await db.rows(
      {
        name: '',
        text: `update problem set created_at = created_at - interval '61 minutes' where student_id = $1`,
      },
      [student.studentID],
    )
    expect((await write(student, 'an hour later')).status).toBe(200)
  })
})
