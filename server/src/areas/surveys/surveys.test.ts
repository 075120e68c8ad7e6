import { beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { picked, tallyRow, testSurveys } from './test-survey.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { studentID, englishStudentID, semesterID, subjectIDs, groupIDs, put, addStudent } = university
const { addSurvey, addQuestion } = testSurveys(university)
const { headers } = await signIn(db, studentID)
const other = (await signIn(db, englishStudentID)).headers
const rows = <Row = Record<string, unknown>>(text: string) => db.rows<Row>({ name: '', text })

interface ErrorBody {
  readonly code?: string
  readonly message?: string
  readonly data?: { readonly answers: string[]; readonly questionIDs: string[] }
}
const get = async (url: string, as = headers) => {
  const reply = await app.inject({ url, headers: as })
  return { status: reply.statusCode, data: reply.json<{ data: never }>().data as Record<string, never[]> }
}
const listed = async (as = headers) =>
  ((await get('/api/surveys', as)).data['surveys'] ?? []) as {
    surveyID: number
    questions: object[]
    blocks: never[]
  }[]
const send = async (id: number, answers: readonly object[], key?: string, as = headers) => {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/surveys/${id}`,
    headers: { ...as, 'content-language': 'en', ...(key && { 'idempotency-key': key }) },
    payload: { answers },
  })
  return { status: reply.statusCode, ...reply.json<ErrorBody>() }
}
const blockers = async (as = headers) => {
  const reply = await app.inject({ url: '/api/auth/user', headers: as })
  return reply.json<{ data: { user: { blockers: object[] } } }>().data.user.blockers
}
const results = () =>
  rows(`select t.subject_id, t.person_id, (s.key::jsonb ->> 0)::int as question_id, s.key::jsonb ->> 3 as text,
      (s.key::jsonb ->> 1)::int as answer_id, (s.key::jsonb ->> 2)::int as value, s.value::int as times
    from survey_tally t cross join lateral jsonb_each_text(t.counts) s order by 3, 5, 6, 4`)
const participants = () => rows('select survey_id, student_id from survey_participant')

beforeEach(() => rows('truncate survey, registration restart identity cascade'))

describe('the list of surveys', () => {
  it('has the open surveys for this student that ask something, the one to show first at the top', async () => {
    const closable = await addSurvey({ ends_on: await university.today(1) })
    const locked = await addSurvey({ is_locked: true })
    const others = await addSurvey({ programme_id: university.englishProgrammeID })
    const over = await addSurvey({
      starts_on: await university.today(-9),
      ends_on: await university.today(-2),
    })
    const ahead = await addSurvey({ starts_on: await university.today(2) })
    const later = await addSurvey({ study_semester: 7 })
    for (const id of [closable, locked, others, over, ahead, later]) await addQuestion(id)
    await addSurvey({ is_locked: true })
    expect((await listed()).map(({ surveyID }) => surveyID)).toEqual([locked, closable])
    expect((await listed(other)).map(({ surveyID }) => surveyID)).toContain(others)
    const deadline = await university.today(5)
    expect(await blockers()).toEqual([{ key: 'survey', deadline, params: { surveyID: locked, lock: 1 } }])
    await rows('update student set status_id = 2')
    expect(await listed()).toEqual([])
    await rows('update student set status_id = 1')
  })

  it('has the questions in blocks, in order, with every field of the contract', async () => {
    const id = await addSurvey()
    const block = await put('survey_block', {
      survey_id: id,
      position: 1,
      name_ka: 'ბლოკი',
      name_en: 'Block',
    })
    const { questionID: within } = await addQuestion(id, { block_id: block, position: 9 })
    const { questionID: first, answerIDs } = await addQuestion(id, { is_rating: true, position: 1 })
    const [survey] = await listed()
    expect(survey).toMatchObject({
      questions: [
        { survey_questionID: first, raiting: true, required: true, isVisible: true, changeable: true },
      ],
      blocks: [{ survey_blok_nameeng: 'Block', questions: [{ survey_questionID: within }] }],
    })
    const { answers } = survey!.questions[0] as { answers: object[] }
    expect(answers).toMatchObject(
      answerIDs.map((survey_answerID) => ({ survey_answerID, sur_answer_typeID: 1 })),
    )
  })
})

describe('subjects and lecturers', () => {
  /** Registers students for the first subject, in a group of this lecturer. */
  const register = async (count: number) => {
    const lecturer = await put('lecturer', {
      fname_ka: 'ნანა',
      lname_ka: 'კ',
      fname_en: 'Nana',
      lname_en: 'K',
    })
    await rows(`update study_group set lecturer_id = ${lecturer}, taken = 0 where id = ${groupIDs[0]}`)
    const students = [studentID]
    while (students.length < count) students.push(await addStudent())
    for (const student_id of students) {
      const registration_id = await put('registration', {
        student_id,
        semester_id: semesterID,
        subject_id: subjectIDs[0],
      })
      await put('registration_group', { registration_id, group_id: groupIDs[0], part: 1 })
    }
    return lecturer
  }

  it('are asked about only where enough students take them, to keep answers anonymous', async () => {
    await register(4)
    const id = await addSurvey({ type: 'lecturer' })
    await addQuestion(id, { question_for: 'subject' })
    await addQuestion(id, { question_for: 'lecturer' })
    expect(await listed()).toEqual([])
    expect((await get(`/api/surveys/subjects/${id}`)).data).toEqual({ subjects: [] })
    await rows(`delete from registration`)
    const personID = await register(5)
    expect((await listed()).map(({ surveyID }) => surveyID)).toEqual([id])
    expect((await get(`/api/surveys/subjects/${id}`)).data['subjects']).toMatchObject([
      { subjectID: subjectIDs[0] },
    ])
    const lecturers = await get(`/api/surveys/lecturers/${id}`)
    expect(lecturers.data['lecturers']).toMatchObject([
      { personID, nameeng: 'Nana K', subjectID: subjectIDs[0] },
    ])
    expect((await get(`/api/surveys/lecturers/${id}?subject_id=${subjectIDs[1]}`)).data).toEqual({
      lecturers: [],
    })
    for (const what of ['subjects', 'lecturers'])
      expect((await get(`/api/surveys/${what}/999`)).status).toBe(404)
    expect((await listed(other)).map(({ surveyID }) => surveyID)).toEqual([])
  })

  // spec 7.13
  it('get the answers about them; an answer about another one is refused', async () => {
    const personID = await register(5)
    const id = await addSurvey({ type: 'lecturer' })
    const { questionID, answerIDs } = await addQuestion(id, { question_for: 'lecturer' })
    const about = { survey_questionID: questionID, survey_answerID: answerIDs[0], subjectID: subjectIDs[0] }
    for (const wrong of [{}, { personID: 99 }, { personID, subjectID: subjectIDs[1] }]) {
      const reply = await send(id, [{ ...about, ...wrong }])
      expect(reply).toMatchObject({ status: 422, message: 'validation_errors' })
      // The first message is shown, the second field names the questions to highlight.
      expect(Object.values(reply.data!)[0]?.[0]).toContain(
        'a subject or lecturer that you are not asked about',
      )
      expect(Object.values(reply.data!)[1]).toEqual([String(questionID)])
    }
    expect((await send(id, [{ ...about, personID }])).status).toBe(200)
    expect(await results()).toEqual([
      tallyRow(questionID, { subject_id: subjectIDs[0], person_id: personID, answer_id: answerIDs[0] }),
    ])
  })
})

describe('an answer', () => {
  // spec 4.3
  it('of every type is counted, the survey disappears, and the next one follows', async () => {
    const id = await addSurvey({ is_locked: true })
    const next = await addSurvey()
    await addQuestion(next)
    const one = await addQuestion(id, { has_additional: true })
    const many = await addQuestion(id, { is_checkbox: true })
    const rated = await addQuestion(id, { is_rating: true })
    const open = await addQuestion(id, { type: 'open' })
    const answers = [
      { survey_questionID: one.questionID, survey_answerID: one.answerIDs[1], text: ' because ' },
      { survey_questionID: many.questionID, survey_answerIDs: many.answerIDs.slice(1) },
      ...rated.answerIDs.map((survey_answerID, nth) => ({
        survey_questionID: rated.questionID,
        survey_answerID,
        value: 3 - nth,
      })),
      { survey_questionID: open.questionID, text: 'ყველაფერი კარგია' },
    ]
    expect(await send(id, answers)).toMatchObject({ status: 200, data: { left: 1 } })
    expect(await results()).toEqual([
      tallyRow(one.questionID, { answer_id: one.answerIDs[1], text: 'because' }),
      tallyRow(one.questionID, { answer_id: one.answerIDs[1] }),
      tallyRow(many.questionID, { answer_id: many.answerIDs[1] }),
      tallyRow(many.questionID, { answer_id: many.answerIDs[2] }),
      ...rated.answerIDs.map((answer_id, nth) => tallyRow(rated.questionID, { answer_id, value: 3 - nth })),
      tallyRow(open.questionID, { text: 'ყველაფერი კარგია' }),
    ])
    expect(await participants()).toEqual([{ survey_id: id, student_id: studentID }])
    expect((await listed()).map(({ surveyID }) => surveyID)).toEqual([next])
    expect(await blockers()).toMatchObject([{ params: { surveyID: next, lock: 0 } }])
    // The same response of another student raises the counts and adds no row.
    expect((await send(id, answers, undefined, other)).status).toBe(200)
    expect(new Set((await results()).map(({ times }) => times))).toEqual(new Set([2]))
    expect(await rows('select from survey_tally')).toHaveLength(1)
  })

  it('sent twice counts once: the same key gets the same reply, without a key it is refused', async () => {
    const id = await addSurvey()
    const { questionID, answerIDs } = await addQuestion(id)
    const answer = [picked(questionID, answerIDs[0])]
    const both = await Promise.all([send(id, answer, 'attempt-1'), send(id, answer, 'attempt-1')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await send(id, answer, 'attempt-1')).toMatchObject({ status: 200, data: { left: 0 } })
    for (const key of [undefined, 'attempt-2'])
      expect(await send(id, answer, key)).toMatchObject({ status: 409, code: 'survey_answered' })
    expect((await send(id, [picked(questionID, answerIDs[1])])).status).toBe(409)
    expect(await results()).toEqual([tallyRow(questionID, { answer_id: answerIDs[0] })])
    await rows(`update survey set ends_on = now()::date - 1, starts_on = now()::date - 1`)
    expect((await send(id, answer, 'attempt-1')).status).toBe(200)
    expect(await results()).toHaveLength(1)
  })

  // spec 5.6.3
  it('that is missing, hidden or not offered is refused with a message, and nothing is saved', async () => {
    const id = await addSurvey()
    const main = await addQuestion(id)
    const after = await addQuestion(id, {
      main_question_id: main.questionID,
      main_answer_id: main.answerIDs[2],
      is_visible: false,
    })
    const open = await addQuestion(id, { type: 'open' })
    const ofMain = (nth: 0 | 2) => picked(main.questionID, main.answerIDs[nth])
    const words = { survey_questionID: open.questionID, text: 'words' }
    const ofAfter = picked(after.questionID, after.answerIDs[0])
    expect((await send(id, [])).data).toEqual({
      answers: ['Please answer the required questions: 2 are left. They are marked in red.'],
      questionIDs: [String(main.questionID), String(open.questionID)],
    })
    const onlyPlaceholder = await send(id, [ofMain(0), { ...words, text: ' ! ' }])
    expect(onlyPlaceholder.data!.questionIDs).toEqual([String(open.questionID)])
    expect((await send(id, [ofMain(2), words])).data!.questionIDs).toEqual([String(after.questionID)])
    const unseen = await send(id, [ofMain(0), words, ofAfter])
    expect(unseen.data!.answers[0]).toContain('you are not asked this because of your other answers')
    expect(unseen.data!.questionIDs).toEqual([String(after.questionID)])
    const foreign = await send(id, [{ ...ofMain(0), survey_answerID: after.answerIDs[0] }, words])
    expect(foreign.data!.answers[0]).toContain('not among those offered')
    expect(await participants()).toEqual([])
    expect(await results()).toEqual([])
    expect((await send(id, [ofMain(2), words, ofAfter])).status).toBe(200)
  })

  it("to another student's survey, or a closed one, is refused", async () => {
    const id = await addSurvey({ programme_id: university.englishProgrammeID })
    const { questionID, answerIDs } = await addQuestion(id)
    const answer = [picked(questionID, answerIDs[0])]
    expect(await send(id, answer)).toMatchObject({ status: 404, code: 'survey_not_found' })
    expect(await send(999, answer)).toMatchObject({ status: 404, code: 'survey_not_found' })
    await rows('update survey set starts_on = now()::date - 9, ends_on = now()::date - 2')
    expect(await send(id, answer, undefined, other)).toMatchObject({ status: 409, code: 'survey_closed' })
    expect(await participants()).toEqual([])
  })

  it('leaves nothing when saving fails, and can be sent again', async () => {
    const id = await addSurvey()
    const { questionID, answerIDs } = await addQuestion(id)
    const answer = [picked(questionID, answerIDs[0])]
    await rows('alter table survey_tally add constraint broken check (survey_id < 0)')
    expect(await send(id, answer, 'attempt-3')).toMatchObject({ status: 500, code: 'failed' })
    expect(await participants()).toEqual([])
    await rows('alter table survey_tally drop constraint broken')
    expect((await send(id, answer, 'attempt-3')).status).toBe(200)
    expect(await participants()).toHaveLength(1)
  })

  it('of fifty concurrent students is counted fifty times', async () => {
    const id = await addSurvey()
    const { questionID, answerIDs } = await addQuestion(id)
    const students = await Promise.all(Array.from({ length: 50 }, () => addStudent()))
    const sent = await Promise.all(
      students.map(async (student) => {
        const { headers: as } = await signIn(db, student)
        return send(id, [picked(questionID, answerIDs[0])], undefined, as)
      }),
    )
    expect(sent.every(({ status }) => status === 200)).toBe(true)
    expect(await results()).toEqual([tallyRow(questionID, { answer_id: answerIDs[0], times: 50 })])
  })
})
