import { beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { joinAnswersToStudents } from './test-join-answers.ts'
import { testSurveys } from './test-survey.ts'

const db = await testDatabase()
const logged: string[] = []
const app = makeApp({ db, checkReplies: true, logTo: { write: (line) => void logged.push(line) } })
const university = await testUniversity(db)
const { addSurvey, addQuestion } = testSurveys(university)
const run = (text: string, values: readonly unknown[] = []) => db.rows({ name: '', text }, values)
const count = 40

/** About one guess is right by chance; ten or more happen about once in ten million. */
const maxChanceHits = 9

let seed = 20261121
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)

interface Survey {
  readonly surveyID: number
  readonly open: number
  readonly choice: Awaited<ReturnType<typeof addQuestion>>
  readonly rated: Awaited<ReturnType<typeof addQuestion>>
  readonly ofSubject: Awaited<ReturnType<typeof addQuestion>>
}
let survey: Survey
let students: number[]
const responses = Array.from({ length: count }, (_, nth) => ({
  marker: `word${Math.floor(random() * 2 ** 31).toString(36)}x${nth}`,
  picks: [0, 1, 2].map(() => Math.floor(random() * 3)),
}))

beforeAll(async () => {
  students = await Promise.all(Array.from({ length: count }, () => university.addStudent()))
  for (const student_id of students)
    await university.put('registration', {
      student_id,
      semester_id: university.semesterID,
      subject_id: university.subjectIDs[0],
    })
  const surveyID = await addSurvey({ type: 'subject' })
  survey = {
    surveyID,
    open: (await addQuestion(surveyID, { type: 'open' })).questionID,
    choice: await addQuestion(surveyID),
    rated: await addQuestion(surveyID, { is_rating: true }),
    ofSubject: await addQuestion(surveyID, { question_for: 'subject' }),
  }
})

type SurveyResponse = (typeof responses)[number]

const toAnswers = ({ marker, picks }: SurveyResponse) => [
  { survey_questionID: survey.open, text: marker },
  { survey_questionID: survey.choice.questionID, survey_answerID: survey.choice.answerIDs[picks[0]!] },
  ...survey.rated.answerIDs.map((survey_answerID, nth) => ({
    survey_questionID: survey.rated.questionID,
    survey_answerID,
    value: ((picks[1]! + nth) % 3) + 1,
  })),
  {
    survey_questionID: survey.ofSubject.questionID,
    survey_answerID: survey.ofSubject.answerIDs[picks[2]!],
    subjectID: university.subjectIDs[0],
  },
]

/** The students sign in and answer one after the other; `also` stores the same response in another way. */
const sendAllResponses = async (
  order: readonly (readonly [number, SurveyResponse])[],
  alsoStore: (student: number, response: SurveyResponse) => Promise<unknown> = () => Promise.resolve(),
) => {
  for (const [student, response] of order) {
    const { headers } = await signIn(db, student)
    const url = `/api/surveys/${survey.surveyID}`
    const reply = await app.inject({
      method: 'POST',
      url,
      headers,
      payload: { answers: toAnswers(response) },
    })
    expect(reply.statusCode, reply.body).toBe(200)
    await alsoStore(student, response)
  }
}
const readTally = () => run('select * from survey_tally order by subject_id nulls first')
const pairs = () => {
  const shuffledResponses = shuffled(responses)
  return shuffled(students.map((student, nth) => [student, shuffledResponses[nth]!] as const))
}

describe('send', () => {
  it('stores the same rows whoever answered, in any order', async () => {
    await sendAllResponses(pairs())
    const once = await readTally()
    expect(once).toHaveLength(2)
    await run('truncate survey_tally, survey_participant')
    await sendAllResponses(pairs())
    expect(JSON.stringify(await readTally())).toBe(JSON.stringify(once))
    await run('truncate survey_tally, survey_participant, session cascade')
  })

  // spec 6.6
  it('allows no join of answers to students by column, order, location, time or transaction; plain tables would', async () => {
    await run('create table plain_together (key uuid default gen_random_uuid(), answer text)')
    await run('create table plain_who (student_id int)')
    await run('create table plain_apart (key uuid default gen_random_uuid(), answer text)')
    await run(
      'create table plain_timed (key uuid default gen_random_uuid(), answer text, at timestamptz default now())',
    )
    await run(`create table plain_list (answer text[] not null default '{}')`)
    await run('insert into plain_list default values')
    const order = pairs()
    await sendAllResponses(order, async (student, { marker }) => {
      // In the same transaction; in a separate one; with a time but no order; in one row, appended in order.
      await run(
        'with who as (insert into plain_who values ($1)) insert into plain_together (answer) values ($2)',
        [student, marker],
      )
      await run('insert into plain_apart (answer) values ($1)', [marker])
      await run('insert into plain_timed (answer) values ($1)', [marker])
      await run('update plain_list set answer = answer || $1::text', [marker])
    })
    await run('create table plain_shuffled as select * from plain_timed order by random()')

    const truth = new Map(
      order
        .map(([student, { marker }]) => [marker, String(student)] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
    const { best, tried } = await joinAnswersToStudents(db, truth)
    for (const plain of ['together', 'apart', 'timed', 'list', 'shuffled'])
      expect(best.get(`plain_${plain}`)?.hits, `plain_${plain} ${best.get(`plain_${plain}`)?.by}`).toBe(count)
    const own = [...best].filter(([table]) => !table.startsWith('plain_'))
    // The answers are in the tally only, not in a receipt, a draft or a message.
    expect(own.map(([table]) => table)).toEqual(['survey_tally'])
    expect(own[0]![1].hits, own[0]![1].by).toBeLessThanOrEqual(maxChanceHits)
    expect(tried).toBeGreaterThan(500)
    expect(logged).toEqual([])
  })

  it('logs a failed save without its content', async () => {
    await run('alter table survey_tally add constraint broken check (survey_id < 0) not valid')
    const surveyID = await addSurvey()
    const { questionID } = await addQuestion(surveyID, { type: 'open' })
    const { headers } = await signIn(db, students[0]!)
    const payload = { answers: [{ survey_questionID: questionID, text: 'secretword' }] }
    const reply = await app.inject({ method: 'POST', url: `/api/surveys/${surveyID}`, headers, payload })
    expect(reply.statusCode).toBe(500)
    await run('alter table survey_tally drop constraint broken')
    const text = logged.join('')
    expect(text).toContain('violates check constraint')
    expect(text).not.toContain('secretword')
    expect(text).not.toContain(headers.authorization.slice(7))
  })

  it('publishes the results of a target only after enough answers', async () => {
    const surveyID = await addSurvey({ type: 'subject', starts_on: await university.today(-1) })
    const { questionID, answerIDs } = await addQuestion(surveyID)
    const about = await addQuestion(surveyID, { question_for: 'subject' })
    const [subjectID] = university.subjectIDs
    const read = () =>
      run(
        `select subject_id, times from survey_result where survey_id = ${surveyID} order by subject_id nulls first`,
      )
    for (const [nth, student] of students.slice(0, 5).entries()) {
      expect(await read(), `${nth} have answered`).toEqual([])
      const { headers } = await signIn(db, student)
      const answers = [
        { survey_questionID: questionID, survey_answerID: answerIDs[0] },
        { survey_questionID: about.questionID, survey_answerID: about.answerIDs[0], subjectID },
      ]
      const url = `/api/surveys/${surveyID}`
      expect((await app.inject({ method: 'POST', url, headers, payload: { answers } })).statusCode).toBe(200)
    }
    expect(await read()).toEqual([
      { subject_id: null, times: 5 },
      { subject_id: subjectID, times: 5 },
    ])
  })

  it('writes the row of a subject without an answer too, so that it does not show who answered last', async () => {
    const surveyID = await addSurvey({ type: 'subject', starts_on: await university.today(-1) })
    await addQuestion(surveyID, { is_required: false })
    const { questionID, answerIDs } = await addQuestion(surveyID, {
      question_for: 'subject',
      is_required: false,
    })
    const ofSubject = {
      survey_questionID: questionID,
      survey_answerID: answerIDs[0],
      subjectID: university.subjectIDs[0],
    }
    for (const [student, answers] of [
      [students[0]!, [ofSubject]],
      [students[1]!, []],
    ] as const) {
      const { headers } = await signIn(db, student)
      const url = `/api/surveys/${surveyID}`
      expect((await app.inject({ method: 'POST', url, headers, payload: { answers } })).statusCode).toBe(200)
    }
    const written = await run('select xmin::text from survey_tally where survey_id = $1', [surveyID])
    expect(written).toHaveLength(2)
    expect(written[0]).toEqual(written[1])
  })

  it('stores participation without time or sequence', async () => {
    const columns = await run(
      `select table_name || '.' || column_name as name from information_schema.columns
     where table_name in ('survey_participant', 'survey_tally') order by 1`,
    )
    expect(columns.map((row) => (row as { name: string }).name)).toEqual([
      'survey_participant.attempt_key',
      'survey_participant.student_id',
      'survey_participant.survey_id',
      'survey_tally.counts',
      'survey_tally.person_id',
      'survey_tally.subject_id',
      'survey_tally.survey_id',
    ])
  })
})
