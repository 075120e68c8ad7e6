import * as fc from 'fast-check'
import { listTargets, toAnswerKey } from './survey.ts'
import type { QuestionAnswer, SurveyDraft, SurveyQuestion } from './survey.ts'
import { targets } from './test-targets.ts'

/** Each question may depend on any question, itself included, and be about anything. */
export const anySurvey = fc.integer({ min: 1, max: 6 }).chain((count) =>
  fc.tuple(
    ...Array.from({ length: count }, (_, index) =>
      fc
        .record({
          kind: fc.constantFrom('one', 'many', 'rating', 'open'),
          question_for: fc.constantFrom('general', 'subject', 'lecturer'),
          required: fc.boolean(),
          isVisible: fc.boolean(),
          additional: fc.boolean(),
          ownWords: fc.boolean(),
          changeable: fc.boolean(),
          main: fc.option(fc.integer({ min: 1, max: count })),
          mainAnswer: fc.option(fc.integer({ min: 1, max: 3 })),
        })
        .map((each): SurveyQuestion => ({
          survey_questionID: index + 1,
          type: each.kind === 'open' ? 'open' : 'choice',
          question_for: each.question_for as SurveyQuestion['question_for'],
          required: each.required,
          isVisible: each.isVisible,
          raiting: each.kind === 'rating',
          checkbox: each.kind === 'many',
          additional: each.kind !== 'open' && each.additional,
          mainQuestionID: each.main,
          mainAnswerID:
            each.main === null || each.mainAnswer === null ? null : each.main * 10 + each.mainAnswer,
          changeable: each.changeable,
          answers:
            each.kind === 'open'
              ? []
              : [1, 2, 3].map((nth) => ({
                  survey_answerID: (index + 1) * 10 + nth,
                  sur_answer_typeID: each.ownWords && nth === 3 ? 2 : 1,
                })),
        })),
    ),
  ),
)
const listEverywhere = (questions: readonly SurveyQuestion[]) =>
  questions.flatMap((question) => listTargets(question, targets).map((target) => ({ question, target })))

/** A survey, and a draft with anything that the fields of its questions can hold. */
export const anyFilledSurvey = anySurvey.chain((questions) =>
  fc
    .tuple(
      ...listEverywhere(questions).map(({ question }) =>
        fc.record({
          picked: fc.subarray(question.answers.map(({ survey_answerID }) => survey_answerID)),
          values: fc.array(fc.option(fc.integer({ min: 1, max: 3 })), { minLength: 3, maxLength: 3 }),
          text: fc.constantFrom('', ' ', '!', 'words', ' more words '),
        }),
      ),
    )
    .map((all) => ({
      questions: questions as readonly SurveyQuestion[],
      draft: Object.fromEntries(
        listEverywhere(questions).map(({ question, target }, nth): [string, QuestionAnswer] => {
          const { picked, values, text } = all[nth]!
          const rated = question.answers.flatMap(({ survey_answerID }, index) =>
            question.raiting && values[index] != null ? [[survey_answerID, values[index]]] : [],
          )
          const chosen = question.raiting ? [] : question.checkbox ? picked : picked.slice(0, 1)
          return [
            toAnswerKey(question.survey_questionID, target),
            { chosen, values: Object.fromEntries(rated) as QuestionAnswer['values'], text },
          ]
        }),
      ) as SurveyDraft,
    })),
)
