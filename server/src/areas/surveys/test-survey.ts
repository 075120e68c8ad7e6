import type { testUniversity } from '#server/db/test-university.ts'

type University = Awaited<ReturnType<typeof testUniversity>>
type Columns = Readonly<Record<string, unknown>>

/** One picked answer as it is sent. */
export const picked = (survey_questionID: number, survey_answerID: number) => ({
  survey_questionID,
  survey_answerID,
})

/** A row of a survey's tally with the other columns null. */
export const tallyRow = (question_id: number, columns: object) => ({
  subject_id: null,
  person_id: null,
  question_id,
  answer_id: null,
  value: null,
  text: null,
  times: 1,
  ...columns,
})

/** Creates surveys and questions for a test. */
export const testSurveys = (university: University) => {
  const { put, semesterID, today } = university
  let position = 0
  return {
    addSurvey: async (columns: Columns = {}): Promise<number> =>
      put('survey', {
        type: 'program',
        name_ka: 'გამოკითხვა',
        name_en: 'Survey',
        semester_id: semesterID,
        starts_on: await today(-2),
        ends_on: await today(5),
        ...columns,
      }),
    /** Three answers for a choice, none for an open question. */
    addQuestion: async (surveyID: number, columns: Columns = {}) => {
      position += 1
      const questionID = await put('survey_question', {
        survey_id: surveyID,
        position,
        text_ka: `კითხვა ${position}`,
        text_en: `Question ${position}`,
        type: 'choice',
        ...columns,
      })
      const answerIDs: number[] = []
      for (const nth of columns['type'] === 'open' ? [] : [1, 2, 3])
        answerIDs.push(
          await put('survey_answer', {
            question_id: questionID,
            position: nth,
            text_ka: `პასუხი ${nth}`,
            text_en: `Answer ${nth}`,
          }),
        )
      return { questionID, answerIDs: answerIDs as [number, number, number] }
    },
  }
}
