import type { Asked } from '#rules/surveys/survey-visibility.ts'
import { besideWhich, placesFor, type SurveyAbout, type SurveyQuestion } from '#rules/surveys/survey.ts'
import type { SaidOfPlace } from './sql.ts'

type Statement = readonly [question: number, answer: number | null, value: number | null, text: string | null]

const statementsIn = ({ question, said }: Asked): readonly Statement[] => {
  const id = question.survey_questionID
  const beside = question.type === 'open' ? null : besideWhich(question, said.chosen)
  return [
    ...said.chosen.map((answer): Statement => [id, answer, null, null]),
    ...Object.entries(said.values).map(([answer, value]): Statement => [id, Number(answer), value, null]),
    ...(said.text === '' || beside === false ? [] : [[id, beside, null, said.text] as const]),
  ]
}

const sameAs = (one: { subjectID: number | null; personID: number | null }) => (other: typeof one) =>
  one.subjectID === other.subjectID && one.personID === other.personID

/** Takes a survey's questions, what it asks about and what was said; gives for each place, spoken of or not, how often each thing is said. */
export const countAnswers = (
  questions: readonly SurveyQuestion[],
  about: SurveyAbout,
  asked: readonly Asked[],
): readonly SaidOfPlace[] => {
  const kinds = [...new Set(questions.map(({ question_for }) => question_for))]
  return kinds
    .flatMap((question_for) => placesFor({ question_for }, about))
    .map((place) => {
      const here = asked.filter((each) => sameAs(place)(each.place)).flatMap(statementsIn)
      return { ...place, said: Object.fromEntries(here.map((each) => [JSON.stringify(each), 1])) }
    })
}
