import type * as z from 'zod/mini'
import type { surveys } from '#contract/studies/surveys.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findSurveyLecturers, findSurveySubjects, listWaitingSurveys, type SurveyRow } from './sql.ts'
import { words } from './words.ts'

type Survey = z.input<typeof surveys.list.reply>['surveys'][number]

const toSurvey = (row: SurveyRow): Survey => ({
  ...row,
  questions: row.questionsJson.filter(({ blockID }) => blockID === null).map(toQuestion),
  blocks: row.blocks.map((block) => ({
    ...block,
    questions: row.questionsJson.filter(({ blockID }) => blockID === block.survey_blokID).map(toQuestion),
  })),
})

const toQuestion = (question: SurveyRow['questionsJson'][number]) => ({
  ...question,
  answers: [...question.answers],
})

/** Takes a student's number; gives the surveys that wait for her, the one to show first (spec 4 "Surveys"). */
export const readSurveys = async (db: Connection, studentID: number): Promise<{ surveys: Survey[] }> => ({
  surveys: (await listWaitingSurveys(db, studentID)).map(toSurvey),
})

/** Takes a student and a survey; gives the subjects that it asks her about. Refuses a survey that is not open to her. */
export const readSubjects = async (db: Connection, studentID: number, surveyID: number) => {
  const row = await findSurveySubjects(db, studentID, surveyID)
  if (row === undefined) throw new Refusal(words.notFound)
  return { subjects: [...row.subjects] }
}

/** Takes a student, a survey and perhaps one subject; gives the lecturers that it asks her about. Refuses a survey that is not open to her. */
export const readLecturers = async (
  db: Connection,
  studentID: number,
  surveyID: number,
  subjectID: number | undefined,
) => {
  const row = await findSurveyLecturers(db, studentID, surveyID, subjectID)
  if (row === undefined) throw new Refusal(words.notFound)
  return { lecturers: [...row.lecturers] }
}
