import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { exams } from '#contract/studies/exams.ts'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { put, semesterID, studentID, subjectIDs } = university
const student = await testStudent(app, db, studentID)
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const sql = (text: string, values: unknown[]) => db.rows({ name: '', text }, values)

const read = async () => (await student.read<z.output<typeof exams.viewed.reply>>(exams.viewed.path)).data
const see = (version: string) => student.send('POST', exams.seenPapers.path, { version })
const addPaper = async (subject_id: number, from: number, to: number) => {
  const day = await university.today(-3)
  const exam_id = await put('exam', {
    semester_id: semesterID,
    subject_id,
    exam_type_id: 2,
    day,
    starts: '10:00',
  })
  await put('exam_viewing', { exam_id, starts_at: hours(from), ends_at: hours(to), appeals_until: hours(to) })
  const id = await put('exam_paper', {
    exam_id,
    student_id: studentID,
    number: exam_id,
    score: 7,
    max_score: 10,
  })
  return { exam_id, id }
}

describe('viewed', () => {
  it('reports papers that are announced, opened or moved, changed points and answered appeals once', async () => {
    const [open, soon, gone] = [
      await addPaper(subjectIDs[0], -1, 5),
      await addPaper(subjectIDs[1], 5, 9),
      await addPaper(subjectIDs[2], -9, -5),
    ]
    const question = { position: 3, text_ka: 'ა', text_en: 'a', max_score: 5 }
    const question_id = await put('exam_question', { ...question, exam_id: open.exam_id })
    const text = 'why?'
    const appeal = await put('exam_appeal', { paper_id: open.id, question_id, text, score_before: 1 })
    // The first visit has nothing to compare with.
    const first = await read()
    expect(first).toMatchObject({ is_seen: false, changes: [] })
    expect(await see(first.version)).toMatchObject({ status: 200 })
    expect(await read()).toMatchObject({ is_seen: true, changes: [] })

    const answer = { status: 'accepted', answer: 'დაემატა', answered_at: hours(0), score_after: 2 }
    await university.change('exam_appeal', appeal, answer)
    await university.change('exam_paper', open.id, { score: 8 })
    await sql('update exam_viewing set starts_at = $2 where exam_id = $1', [soon.exam_id, hours(-1)])
    await sql('update exam_viewing set ends_at = $2 where exam_id = $1', [gone.exam_id, hours(-4)])
    const next = await addPaper(await university.addSubject(), 2, 9)
    const changed = await read()
    expect(changed.is_seen).toBe(false)
    const changesByPaper = Map.groupBy(changed.changes, ({ id }) => id)
    expect([...changesByPaper.keys()].toSorted((one, other) => one - other)).toEqual([
      open.id,
      soon.id,
      next.id,
    ])
    expect(changesByPaper.get(open.id)).toMatchObject([
      { question: 3, subjecteng: 'Subject 1', examTypeeng: 'Final exam' },
      { question: null, before: { score: 7 }, after: { score: 8 } },
    ])
    expect(changesByPaper.get(soon.id)).toMatchObject([{ before: { score: null }, after: { score: 7 } }])
    expect(changesByPaper.get(next.id)).toMatchObject([{ before: null, after: { score: null } }])
    expect(await see(first.version)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect(await see(changed.version)).toMatchObject({ status: 200 })
    expect(await read()).toMatchObject({ is_seen: true, changes: [] })
    // Another deadline for appeals is reported as well.
    const until = hours(0.5)
    await sql('update exam_viewing set appeals_until = $2 where exam_id = $1', [soon.exam_id, until])
    const [moved, ...others] = (await read()).changes
    expect([moved!.id, Date.parse(moved!.after.appeal_until!), others]).toEqual([
      soon.id,
      Date.parse(until),
      [],
    ])
    expect(await see((await read()).version)).toMatchObject({ status: 200 })
    // A comment on a visible paper is reported, on the whole or on an answer; a removed one is not.
    const lecturer_id = await put('lecturer', { fname_ka: 'ა', lname_ka: 'ბ', fname_en: 'A', lname_en: 'B' })
    const comment = await put('exam_comment', { paper_id: open.id, lecturer_id, text: 'კარგია' })
    await sql(
      `insert into exam_answer (paper_id, question_id, score, comment) values ($1, $2, 1, 'აქ შეცდომაა')`,
      [open.id, question_id],
    )
    expect((await read()).changes).toMatchObject([
      { id: open.id, question: null, before: { score: 8, comments: 0 }, after: { score: 8, comments: 2 } },
    ])
    expect(await see((await read()).version)).toMatchObject({ status: 200 })
    await sql('delete from exam_comment where id = $1', [comment])
    expect(await read()).toMatchObject({ is_seen: false, changes: [] })
    // A snapshot from before comments were saved has none, and existing comments are not reported.
    await sql(
      `update page_seen set version = 'old', snapshot = (
    select jsonb_object_agg(key, case when jsonb_typeof(value) = 'object' then value - 'comments' else value end)
    from jsonb_each(snapshot)) where student_id = $1`,
      [studentID],
    )
    expect(await read()).toMatchObject({ is_seen: false, changes: [] })
    // Points corrected after the viewing are reported; that it has ended is not.
    await university.change('exam_paper', gone.id, { score: 9 })
    expect((await read()).changes).toMatchObject([{ id: gone.id, before: { score: 7 }, after: { score: 9 } }])
  })
})
