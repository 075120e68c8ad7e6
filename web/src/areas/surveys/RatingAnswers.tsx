import { useId, useState } from 'react'
import { parseRating } from '#rules/surveys/survey-rating.ts'
import type { QuestionAnswer } from '#rules/surveys/survey.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { Question } from './survey.ts'
import classes from './Survey.module.css'

interface Props {
  readonly question: Question
  readonly response: QuestionAnswer
  readonly isLocked: boolean
  readonly describedBy: string | undefined
  readonly onAnswer: (response: QuestionAnswer) => void
}

/** Options with a number each; a number that is not allowed is cleared with a notice (spec 5.5). */
export const RatingAnswers = ({ question, response, isLocked, describedBy, onAnswer }: Props) => {
  const m = useWords(messages)
  const text = useLocalized()
  const id = useId()
  const [refusedId, setRefusedId] = useState<number | null>(null)
  const setRating = (answerID: number, typed: string): void => {
    const value = parseRating(typed, question.answers.length)
    setRefusedId(value === 'not_allowed' ? answerID : null)
    const others = Object.entries(response.values).filter(([key]) => key !== String(answerID))
    const values = typeof value === 'number' ? [...others, [answerID, value]] : others
    onAnswer({ ...response, values: Object.fromEntries(values) as QuestionAnswer['values'] })
  }
  return (
    <fieldset className={classes['ratings']} disabled={isLocked} aria-describedby={describedBy}>
      <legend className="visually-hidden">{text(question, 'question')}</legend>
      {question.answers.map((answer) => (
        <div key={answer.survey_answerID} className={classes['ratedAnswer']}>
          <label htmlFor={`${id}${answer.survey_answerID}`}>{text(answer, 'answer')}</label>
          <input
            className={classes['rating']}
            id={`${id}${answer.survey_answerID}`}
            inputMode="numeric"
            autoComplete="off"
            value={response.values[answer.survey_answerID] ?? ''}
            aria-invalid={refusedId === answer.survey_answerID}
            onChange={({ target }) => setRating(answer.survey_answerID, target.value)}
          />
        </div>
      ))}
      {refusedId !== null && <Notice kind="error">{m('valueNotAllowed')}</Notice>}
    </fieldset>
  )
}
