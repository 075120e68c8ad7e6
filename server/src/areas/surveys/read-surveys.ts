import type * as z from 'zod/mini'
import type { surveys } from '#contract/studies/surveys.ts'
import type { Connection } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import { findSurveyLecturers, findSurveySubjects, listWaitingSurveys, type SurveyRow } from './sql.ts'
import { words } from './words.ts'

type Survey = z.input<typeof surveys.list.reply>['surveys'][number]

const toSurvey = (row: SurveyRow): Survey => ({
  ...row,
  questions: row.questions.filter(({ blockID }) => blockID === null).map(toQuestion),
  blocks: row.blocks.map((block) => ({
    ...block,
    questions: row.questions.filter(({ blockID }) => blockID === block.survey_blokID).map(toQuestion),
  })),
})

const toQuestion = (question: SurveyRow['questions'][number]) => ({
  ...question,
  answers: [...question.answers],
})

/** The surveys that the student has to answer, the one to show first at the top (spec 4.3.1). */
export const readSurveys = async (db: Connection, studentID: number): Promise<{ surveys: Survey[] }> => ({
  surveys: (await listWaitingSurveys(db, studentID)).map(toSurvey),
})

/** The subjects that a survey asks the student about. Refuses a survey that is not open to them. */
export const readSubjects = async (db: Connection, studentID: number, surveyID: number) => {
  const row = requireFound(await findSurveySubjects(db, studentID, surveyID), words.notFound)
  return { subjects: [...row.subjects] }
}

/**
 * The lecturers that a survey asks the student about, optionally of one subject. Refuses a survey that is not
 * open to them.
 */
export const readLecturers = async (
  db: Connection,
  studentID: number,
  surveyID: number,
  subjectID: number | undefined,
) => {
  const row = requireFound(await findSurveyLecturers(db, studentID, surveyID, subjectID), words.notFound)
  return { lecturers: [...row.lecturers] }
}
