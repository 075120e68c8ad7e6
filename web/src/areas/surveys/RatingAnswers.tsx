import { useId, useState } from 'react'
import { parseRating } from '#rules/surveys/survey-rating.ts'
import type { QuestionAnswer } from '#rules/surveys/survey.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { Question } from './survey.ts'
import classes from './Survey.module.css'

interface RatingAnswersProps {
  readonly question: Question
  readonly said: QuestionAnswer
  readonly isKept: boolean
  readonly describedBy: string | undefined
  readonly onSay: (said: QuestionAnswer) => void
}

/** The answers of a rating, each with its number; one that is not allowed is told and cleared (spec 5.5). */
export const RatingAnswers = ({ question, said, isKept, describedBy, onSay }: RatingAnswersProps) => {
  const m = useWords(messages)
  const text = useLocalized()
  const id = useId()
  const [refused, setRefused] = useState<number | null>(null)
  const fill = (answerID: number, typed: string): void => {
    const value = parseRating(typed, question.answers.length)
    setRefused(value === 'not_allowed' ? answerID : null)
    const others = Object.entries(said.values).filter(([key]) => key !== String(answerID))
    const values = typeof value === 'number' ? [...others, [answerID, value]] : others
    onSay({ ...said, values: Object.fromEntries(values) as QuestionAnswer['values'] })
  }
  return (
    <fieldset className={classes['ratings']} disabled={isKept} aria-describedby={describedBy}>
      <legend className="visually-hidden">{text(question, 'question')}</legend>
      {question.answers.map((answer) => (
        <div key={answer.survey_answerID} className={classes['rated']}>
          <label htmlFor={`${id}${answer.survey_answerID}`}>{text(answer, 'answer')}</label>
          <input
            id={`${id}${answer.survey_answerID}`}
            inputMode="numeric"
            autoComplete="off"
            value={said.values[answer.survey_answerID] ?? ''}
            aria-invalid={refused === answer.survey_answerID}
            onChange={({ target }) => fill(answer.survey_answerID, target.value)}
          />
        </div>
      ))}
      {refused !== null && <Notice kind="error">{m('valueNotAllowed')}</Notice>}
    </fieldset>
  )
}
