import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type * as z from 'zod/mini'
import { beforeEach, describe, expect, it } from 'vitest'
import type { exams } from '#contract/studies/exams.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { testFolder } from '#server/http/files/test-folder.ts'

const db = await testDatabase()
const folder = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: folder })
const university = await testUniversity(db)
const { put, subjectIDs, semesterID } = university
const jpg = smallFiles['jpg']!
const hours = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString()

type Reply<Name extends 'viewed' | 'answers' | 'comments' | 'answerBlanks'> = z.output<
  (typeof exams)[Name]['reply']
>

let student: TestStudent
let id = 0
let exam = 0
let questions: number[] = []
let numbers = 1000

const another = async () => testStudent(app, db, await university.addStudent())
const storeJpg = async () => {
  const name = createHash('sha256').update(String(numbers)).digest('hex').slice(0, 32)
  const path = toFilePath(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, jpg)
  return put('stored_file', { name, filename: 'page-1.jpg', mime: 'image/jpeg', size: jpg.length })
}
const setWindow = (from: number, to: number, appeals: number | null) =>
  db.rows(
    {
      name: '',
      text: 'update exam_viewing set starts_at = $2, ends_at = $3, appeals_until = $4 where exam_id = $1',
    },
    [exam, hours(from), hours(to), appeals === null ? null : hours(appeals)],
  )

beforeEach(async () => {
  numbers += 1
  student = await another()
  const subject = await university.addSubject()
  exam = await put('exam', {
    semester_id: semesterID,
    subject_id: subject,
    exam_type_id: 4,
    day: await university.today(-3),
    starts: '10:00',
  })
  await put('exam_viewing', {
    exam_id: exam,
    starts_at: hours(-1),
    ends_at: hours(5),
    appeals_until: hours(2),
  })
  id = await put('exam_paper', {
    exam_id: exam,
    student_id: student.studentID,
    number: numbers,
    score: 7.5,
    max_score: 10,
  })
  questions = []
  for (const [index, answer] of ['O(n log n)', null].entries()) {
    const question = await put('exam_question', {
      exam_id: exam,
      position: index + 1,
      text_ka: 'კითხვა',
      text_en: 'Question',
      max_score: 6 - index,
    })
    questions.push(question)
    await put('exam_answer', {
      paper_id: id,
      question_id: question,
      answer,
      score: answer ? 5 : 0,
      page: index + 1,
      ...(answer !== null && { page_top: 0.25, page_bottom: 0.5 }),
    })
  }
  const lecturer = await put('lecturer', {
    fname_ka: 'ლია',
    lname_ka: 'ხე',
    fname_en: 'Lia',
    lname_en: 'Khe',
  })
  await put('exam_comment', { paper_id: id, lecturer_id: lecturer, text: 'კარგია' })
  await put('exam_page', { paper_id: id, page: 1, width: 800, height: 1100, file_id: await storeJpg() })
})

const calls = () => ['answers', 'comments', 'answer-blanks'].map((name) => `/api/view-exams/${name}/${id}`)

describe('answers, comments and answerBlanks', () => {
  // spec 2.19, 7.7
  it("shows the student's own paper question by question, its pages, and the examiners' comments", async () => {
    const { data: list } = await student.read<Reply<'viewed'>>('/api/view-exams')
    expect(list.exams).toMatchObject([{ id, examScheduleID: exam, examNumberId: numbers, score: 7.5 }])
    const { data } = await student.read<Reply<'answers'>>(`/api/view-exams/answers/${id}`)
    expect(data.exam).toEqual(list.exams[0])
    expect(data.answers).toMatchObject([
      {
        number: 1,
        questioneng: 'Question',
        answer: 'O(n log n)',
        score: 5,
        max_score: 6,
        page: 1,
        area: { top: 0.25, bottom: 0.5 },
        appeal: null,
      },
      { number: 2, answer: null, score: 0, area: null },
    ])
    const comments = await student.read<Reply<'comments'>>(`/api/view-exams/comments/${id}`)
    expect(comments.data.comments).toMatchObject([{ text: 'კარგია', nameeng: 'Lia Khe' }])
    const { pages } = (await student.read<Reply<'answerBlanks'>>(`/api/view-exams/answer-blanks/${id}`)).data
    expect(pages).toMatchObject([{ page: 1, width: 800, height: 1100 }])
    const picture = await app.inject({ url: pages[0]!.picture })
    expect(picture.statusCode).toBe(200)
    expect(picture.rawPayload).toEqual(jpg)
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    })
  })

  it("hides another student's paper and its questions", async () => {
    const other = await another()
    for (const url of calls())
      expect(await other.read(url)).toMatchObject({ status: 404, code: 'no_such_work' })
    expect((await other.read<Reply<'viewed'>>('/api/view-exams')).data).toMatchObject({
      exams: [],
      appeals: { items: [], total: 0, page: 1, perPage: 10 },
    })
    const path = `/api/view-exams/answers/${id}/appeals`
    const request = { questionID: questions[0], text: 'please' }
    expect(await other.send('POST', path, request)).toMatchObject({ status: 404, code: 'no_such_work' })
  })

  it('shows a paper only in its window: no points before it, nothing after it', async () => {
    const { picture } = (await student.read<Reply<'answerBlanks'>>(calls()[2]!)).data.pages[0]!
    await setWindow(1, 5, 2)
    for (const url of calls())
      expect(await student.read(url)).toMatchObject({
        status: 423,
        code: 'viewing_soon',
        message: expect.stringMatching(/opens on \d+ [A-Z][a-z]+, \d\d:\d\d\.$/),
      })
    const [mine] = (await student.read<Reply<'viewed'>>('/api/view-exams')).data.exams
    expect(mine).toMatchObject({ score: null })
    const { score: _, max_score: __, ...expected } = mine!
    const { params } = await student.read(calls()[0]!)
    expect(params).toMatchObject(expected)
    expect(params).not.toHaveProperty('score')
    expect((await app.inject({ url: picture })).statusCode).toBe(404)
    await setWindow(-5, -1, null)
    for (const url of calls())
      expect(await student.read(url)).toMatchObject({ status: 423, code: 'viewing_over' })
    const over = (await student.read(calls()[0]!)).params
    expect(over).toMatchObject({ examScheduleID: exam, examNumberId: numbers, date: mine!.date })
    for (const hidden of ['score', 'max_score', 'appeal_until']) expect(over).not.toHaveProperty(hidden)
    expect((await app.inject({ url: picture })).statusCode).toBe(404)
    expect((await student.read<Reply<'viewed'>>('/api/view-exams')).data.exams).toMatchObject([
      { score: 7.5 },
    ])
  })
})

describe('answerBlanks', () => {
  it('ends a page link with its minutes and with the session, and refuses forged or extended ones', async () => {
    const read = async () => (await student.read<Reply<'answerBlanks'>>(calls()[2]!)).data.pages[0]!.picture
    const status = async (url: string) => (await app.inject({ url })).statusCode
    const good = await read()
    expect(await status(good)).toBe(200)
    const [path, link] = [good.slice(0, -40), Buffer.from(good.slice(-40), 'base64url')]
    // Each part is signed: page, session, time.
    for (let at = 0; at < link.length; at += 1) {
      const forged = Buffer.from(link)
      forged[at]! ^= 0x81
      expect(await status(path + forged.toString('base64url'))).toBe(404)
    }
    await db.rows({ name: '', text: `update setting set value = '0' where name = 'exam_link_seconds'` })
    const expired = await read()
    await db.rows({ name: '', text: `update setting set value = '300' where name = 'exam_link_seconds'` })
    expect(await status(expired)).toBe(404)
    await db.rows({ name: '', text: 'update session set expires_at = now() where student_id = $1' }, [
      student.studentID,
    ])
    expect(await status(good)).toBe(404)
  })
})

describe('appeal', () => {
  it('gives an appeal its receipt and answer, once for a question, however often it is sent', async () => {
    const path = `/api/view-exams/answers/${id}/appeals`
    const text = 'მეორე ნაწილი არ ჩაითვალა\nგთხოვთ, გადახედოთ'
    const ask = (questionID: number | undefined, key: string) =>
      student.send<{ appealID: number }>('POST', path, { questionID, text }, 'en', key)
    // As many connections as transactions, or they would run one after the other.
    await Promise.all(Array.from({ length: 9 }, () => db.rows({ name: '', text: 'select pg_sleep(0.1)' })))
    const sent = await Promise.all(Array.from({ length: 9 }, () => ask(questions[0], 'attempt-one')))
    expect(sent.map(({ status }) => status)).toEqual(Array(9).fill(200))
    const [{ appealID }] = sent.map(({ data }) => data) as [{ appealID: number }]
    expect(sent.map(({ data }) => data.appealID)).toEqual(Array(9).fill(appealID))
    expect(await ask(questions[0], 'attempt-two')).toMatchObject({
      status: 409,
      code: 'appealed_already',
      params: { number: appealID },
    })
    expect(await student.send('POST', path, { questionID: questions[1], text: ' ' })).toMatchObject({
      status: 422,
    })
    const elsewhere = await put('exam_question', {
      exam_id: await put('exam', {
        semester_id: semesterID,
        subject_id: subjectIDs[0],
        exam_type_id: 1 + (numbers % 3),
        day: '2026-01-01',
        starts: '10:00',
      }),
      position: 1,
      text_ka: 'ა',
      text_en: 'a',
      max_score: 1,
    })
    expect(await ask(elsewhere, 'attempt-three')).toMatchObject({ status: 404, code: 'no_such_question' })
    await university.change('exam_appeal', appealID, {
      status: 'accepted',
      answer: 'დაემატა',
      answered_at: hours(0),
      score_after: 5.5,
    })
    const { data } = await student.read<Reply<'answers'>>(`/api/view-exams/answers/${id}`)
    const expected = {
      appealID,
      text,
      status: 'accepted',
      answer: 'დაემატა',
      score_before: 5,
      score_after: 5.5,
    }
    expect(data.answers[0]!.appeal).toMatchObject(expected)
    // The answer can be read after the viewing as well.
    await setWindow(-5, -1, null)
    const { appeals } = (await student.read<Reply<'viewed'>>('/api/view-exams')).data
    expect(appeals).toMatchObject({ items: [{ ...expected, id, number: 1 }], total: 1, page: 1 })
    const beyond = (await student.read<Reply<'viewed'>>('/api/view-exams?page=2')).data.appeals
    expect(beyond).toMatchObject({ items: [], total: 1, page: 2 })
  })

  it('refuses an appeal after its deadline, outside the viewing, where there are none, and with full points', async () => {
    const ask = () =>
      student.send('POST', `/api/view-exams/answers/${id}/appeals`, {
        questionID: questions[0],
        text: 'why?',
      })
    await setWindow(-5, 5, -1)
    expect(await ask()).toMatchObject({ status: 423, code: 'appeals_over' })
    await setWindow(-5, 1, 5)
    // A sheet that is no longer visible cannot be appealed against: no later end is named.
    const [mine] = (await student.read<Reply<'viewed'>>('/api/view-exams')).data.exams
    expect(mine!.appeal_until).toBe(mine!.view_until)
    await setWindow(-5, -1, 5)
    expect(await ask()).toMatchObject({ status: 423, code: 'viewing_over' })
    await setWindow(-5, 5, null)
    expect(await ask()).toMatchObject({ status: 423, code: 'no_appeals' })
    await setWindow(-5, 5, 5)
    await db.rows({ name: '', text: 'update exam_answer set score = 6 where question_id = $1' }, [
      questions[0],
    ])
    expect(await ask()).toMatchObject({ status: 409, code: 'full_points' })
    expect(await db.rows({ name: '', text: 'select 1 from exam_appeal where paper_id = $1' }, [id])).toEqual(
      [],
    )
  })
})
