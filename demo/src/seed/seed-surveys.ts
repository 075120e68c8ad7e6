import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { createRandom } from '#demo/random.ts'
import type { Semester } from '#demo/season/semesters.ts'
import { active, type Student } from '#demo/students/population.ts'
import type { DemoQuestion } from '#demo/surveys/survey.ts'
import { demoSurveys, likedTopics } from '#demo/surveys/surveys.ts'
import { insertRows } from './insert-rows.ts'

/** Students of this are asked to answer. */
const surveyedProgramme = 'psychology'
/** This many of them have answered the first survey. */
const share = 0.4
const openedDaysAgo = 4

interface SurveyRow {
  readonly id: number
  readonly survey: number
  readonly question: DemoQuestion
  readonly answers: readonly number[]
}

/** Numbers every question and every answer, in order. */
const addPositions = (): SurveyRow[] => {
  let questions = 0
  let answers = 0
  return demoSurveys.flatMap((survey, index) =>
    survey.questions.map((question) => ({
      id: ++questions,
      survey: index + 1,
      question,
      answers: (question.answers ?? []).map(() => ++answers),
    })),
  )
}

const seedQuestions = async (tx: Connection, made: readonly SurveyRow[]): Promise<void> => {
  const blocks = demoSurveys.flatMap((survey, index) =>
    survey.blocks.map((block, position) => ({
      survey_id: index + 1,
      position,
      name_ka: block.ka,
      name_en: block.en,
    })),
  )
  const blockID = ({ survey, question }: SurveyRow): number | null =>
    question.block === undefined
      ? null
      : blocks.findIndex((block) => block.survey_id === survey && block.position === question.block) + 1
  await insertRows(
    tx,
    'survey_block',
    { id: 'int', survey_id: 'int', position: 'int', name_ka: 'text', name_en: 'text' },
    blocks.map((block, index) => ({ id: index + 1, ...block })),
  )
  const findMainID = ({ survey, question }: SurveyRow) =>
    made.find((each) => each.survey === survey && question.after && each.question.key === question.after[0])
  await insertRows(
    tx,
    'survey_question',
    {
      id: 'int',
      survey_id: 'int',
      block_id: 'int',
      position: 'int',
      text_ka: 'text',
      text_en: 'text',
      type: 'text',
      question_for: 'text',
      is_required: 'boolean',
      is_visible: 'boolean',
      is_rating: 'boolean',
      is_checkbox: 'boolean',
      has_additional: 'boolean',
      main_question_id: 'int',
      is_changeable: 'boolean',
    },
    made.map((each) => ({
      id: each.id,
      survey_id: each.survey,
      block_id: blockID(each),
      position: each.id,
      text_ka: each.question.ka,
      text_en: each.question.en,
      type: each.question.kind === 'open' ? 'open' : 'choice',
      question_for: each.question.for ?? 'general',
      is_required: each.question.isOptional !== true,
      is_visible: each.question.after === undefined,
      is_rating: each.question.kind === 'rating',
      is_checkbox: each.question.kind === 'many',
      has_additional: each.question.hasAdditional === true,
      main_question_id: findMainID(each)?.id ?? null,
      is_changeable: each.question.isFirm !== true,
    })),
  )
  await insertRows(
    tx,
    'survey_answer',
    { id: 'int', question_id: 'int', position: 'int', text_ka: 'text', text_en: 'text', type_id: 'int' },
    made.flatMap(({ id, answers, question }) =>
      answers.map((answer, index) => {
        const { ka, en, ownWords } = question.answers![index]!
        return {
          id: answer,
          question_id: id,
          position: index,
          text_ka: ka,
          text_en: en,
          type_id: ownWords ? 2 : 1,
        }
      }),
    ),
  )
  for (const each of made) {
    const main = findMainID(each)
    if (main === undefined) continue
    const text = 'update survey_question set main_answer_id = $2 where id = $1'
    await tx.rows({ name: '', text }, [each.id, main.answers[each.question.after![1]]])
  }
}

/** The sums of the answers to the first survey. */
const makeTally = (made: readonly SurveyRow[], count: number): Record<string, number> => {
  const random = createRandom('surveys')
  const tally: Record<string, number> = {}
  const add = (...what: (number | string | null)[]) => {
    const key = JSON.stringify(what)
    tally[key] = (tally[key] ?? 0) + 1
  }
  const ofFirst = made.filter(({ survey, question }) => survey === 1 && question.after === undefined)
  for (let student = 0; student < count; student++) {
    for (const { id, question, answers } of ofFirst) {
      if (question.kind === 'one') add(id, random.pick(answers.slice(0, 2)), null, null)
      if (question.kind === 'many') add(id, random.pick(answers.slice(0, 4)), null, null)
      if (question.kind === 'open') add(id, null, null, random.pick(likedTopics))
      const first = question.kind === 'rating' ? answers.indexOf(random.pick(answers)) : 0
      if (question.kind === 'rating')
        answers.forEach((answer, nth) => add(id, answer, ((nth + first) % answers.length) + 1, null))
    }
  }
  return tally
}

/** Writes the surveys of the semester, their respondents, and the answers. */
export const seedSurveys = async (
  tx: Connection,
  students: readonly Student[],
  semester: Semester,
  today: string,
): Promise<void> => {
  const respondents = students.filter(
    ({ programme, statusID }) => programme.text.key === surveyedProgramme && statusID === active,
  )
  const programme = respondents[0]?.programme
  if (programme === undefined) return
  await insertRows(
    tx,
    'survey',
    {
      id: 'int',
      type: 'text',
      name_ka: 'text',
      name_en: 'text',
      description_ka: 'text',
      description_en: 'text',
      is_locked: 'boolean',
      semester_id: 'int',
      programme_id: 'int',
      starts_on: 'date',
      ends_on: 'date',
    },
    demoSurveys.map(({ type, ka, en, description, isLocked, days }, index) => ({
      id: index + 1,
      type,
      name_ka: ka,
      name_en: en,
      description_ka: description.ka,
      description_en: description.en,
      is_locked: isLocked,
      semester_id: semester.id,
      programme_id: programme.id,
      starts_on: addDays(today, -openedDaysAgo),
      ends_on: addDays(today, days),
    })),
  )
  const made = addPositions()
  await seedQuestions(tx, made)
  const others = respondents.filter(({ named }) => named === null)
  const answered = others.slice(0, Math.floor(others.length * share))
  await insertRows(
    tx,
    'survey_participant',
    { survey_id: 'int', student_id: 'int' },
    answered.map(({ id }) => ({ survey_id: 1, student_id: id })),
  )
  await insertRows(tx, 'survey_tally', { survey_id: 'int', counts: 'jsonb' }, [
    { survey_id: 1, counts: JSON.stringify(makeTally(made, answered.length)) },
  ])
}
