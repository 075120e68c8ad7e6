import { answerErrorCodes, readSubmittedAnswers } from '#rules/surveys/survey-answers.ts'
import type { AnswerError, SubmittedAnswer } from '#rules/surveys/survey-answers.ts'
import type { Connection } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { countAnswers } from './count-answers.ts'
import { saveAnswers, countSurveysLeft, findAnswerableSurvey, type SurveyRow } from './sql.ts'
import { answerErrorWords, words } from './words.ts'

/** The messages, the first of which is shown, and as second field the questions to highlight (spec 8.5). */
const toFieldRefusal = (errors: readonly AnswerError[], questions: SurveyRow['questions']): FieldRefusal => {
  const questionName = (questionID: number) => {
    const question = questions.find(({ survey_questionID }) => survey_questionID === questionID)
    return { ka: question?.question ?? String(questionID), en: question?.questioneng ?? String(questionID) }
  }
  const answers = answerErrorCodes.flatMap((code): FieldRefusal['fields'][string] => {
    const found = errors.filter((each) => each.code === code).map(({ questionID }) => questionID)
    const phrase = answerErrorWords[code]
    if (found.length === 0) return []
    // A question may be asked for several subjects or lecturers; each counts.
    if (code === 'required') return [{ phrase, params: { count: found.length } }]
    return [...new Set(found)].map((questionID) => ({
      phrase,
      params: { question: questionName(questionID) },
    }))
  })
  const ids = [...new Set(errors.map(({ questionID }) => String(questionID)))]
  return new FieldRefusal({ answers, questionIDs: ids.map((id) => ({ phrase: { ka: id, en: id } })) })
}

/**
 * Counts the student's answers once, and returns how many surveys are left. Refuses a survey that is another
 * student's, closed or answered, and names every question with an invalid answer (spec 4.3.4, 5.6.3).
 */
export const sendSurvey = async (
  db: Connection,
  studentID: number,
  surveyID: number,
  key: string | null,
  answers: readonly SubmittedAnswer[],
): Promise<{ left: number }> => {
  const survey = requireFound(await findAnswerableSurvey(db, studentID, surveyID), words.notFound)
  const { isOpen, isAnswered, questions } = survey
  const { visible: visibleQuestions, errors } = readSubmittedAnswers(questions, survey, answers)
  if (isOpen && !isAnswered && errors.length > 0) throw toFieldRefusal(errors, questions)
  const outcome = await saveAnswers(
    db,
    studentID,
    surveyID,
    key,
    countAnswers(questions, survey, visibleQuestions),
  )
  if (outcome !== 'done') throw new Refusal(outcome === 'answered' ? words.answered : words.closed)
  return { left: await countSurveysLeft(db, studentID) }
}
