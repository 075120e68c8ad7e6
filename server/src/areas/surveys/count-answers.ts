import type { VisibleQuestion } from '#rules/surveys/survey-visibility.ts'
import {
  findTextAnswer,
  listTargets,
  type SurveyTargets,
  type SurveyQuestion,
} from '#rules/surveys/survey.ts'
import type { TargetCounts } from './sql.ts'

type AnswerStatement = readonly [
  question: number,
  answer: number | null,
  value: number | null,
  text: string | null,
]

const listStatements = ({ question, answer }: VisibleQuestion): readonly AnswerStatement[] => {
  const id = question.survey_questionID
  const textAnswer = question.type === 'open' ? null : findTextAnswer(question, answer.chosen)
  return [
    ...answer.chosen.map((answer): AnswerStatement => [id, answer, null, null]),
    ...Object.entries(answer.values).map(([answer, value]): AnswerStatement => [
      id,
      Number(answer),
      value,
      null,
    ]),
    ...(answer.text === '' || textAnswer === false ? [] : [[id, textAnswer, null, answer.text] as const]),
  ]
}

const isSameTarget = (one: { subjectID: number | null; personID: number | null }) => (other: typeof one) =>
  one.subjectID === other.subjectID && one.personID === other.personID

/** Counts the answers for each target of the survey, also for targets without an answer. */
export const countAnswers = (
  questions: readonly SurveyQuestion[],
  targets: SurveyTargets,
  visibleQuestions: readonly VisibleQuestion[],
): readonly TargetCounts[] => {
  const kinds = [...new Set(questions.map(({ question_for }) => question_for))]
  return kinds
    .flatMap((question_for) => listTargets({ question_for }, targets))
    .map((target) => {
      const statements = visibleQuestions
        .filter((each) => isSameTarget(target)(each.target))
        .flatMap(listStatements)
      return { ...target, counts: Object.fromEntries(statements.map((each) => [JSON.stringify(each), 1])) }
    })
}
