import { useEffect, useId, useRef, useState } from 'react'
import { moveAnswer, parseRating, sortByRating } from '#rules/surveys/survey-rating.ts'
import type { QuestionAnswer } from '#rules/surveys/survey.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { Question } from './survey.ts'
import classes from './Survey.module.css'
import { words } from './words.ts'

interface Props {
  readonly question: Question
  readonly response: QuestionAnswer
  readonly isLocked: boolean
  readonly describedBy: string | undefined
  readonly onAnswer: (response: QuestionAnswer) => void
}

const directions = [
  { step: -1, icon: 'up', label: 'moveUp' },
  { step: 1, icon: 'down', label: 'moveDown' },
] as const

/**
 * Options with a number each; a number that is not allowed is cleared with a notice (spec 5.5). Moving an option up or
 * down numbers all of them in their order; typing leaves the rows in place.
 */
export const RatingAnswers = ({ question, response, isLocked, describedBy, onAnswer }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const id = useId()
  const [refusedId, setRefusedId] = useState<number | null>(null)
  const [order, setOrder] = useState(() => sortByRating(question, response))
  const [moved, setMoved] = useState<{ readonly answerID: number; readonly place: number } | null>(null)
  const pressed = useRef<HTMLButtonElement>(null)
  // A row that is moved in the document loses the focus; at the end of the list the other button takes it.
  useEffect(() => {
    const button = pressed.current
    if (moved === null || button === null) return
    const other = button.parentElement?.querySelector<HTMLButtonElement>('button:enabled')
    ;(button.disabled ? other : button)?.focus()
  }, [moved])
  const setRating = (answerID: number, typed: string): void => {
    const value = parseRating(typed, question.answers.length)
    setRefusedId(value === 'not_allowed' ? answerID : null)
    const others = Object.entries(response.values).filter(([key]) => key !== String(answerID))
    const values = typeof value === 'number' ? [...others, [answerID, value]] : others
    onAnswer({ ...response, values: Object.fromEntries(values) as QuestionAnswer['values'] })
  }
  const move = (answerID: number, step: -1 | 1, button: HTMLButtonElement): void => {
    const next = moveAnswer(order, answerID, step)
    pressed.current = button
    setRefusedId(null)
    setOrder(next)
    setMoved({ answerID, place: next.indexOf(answerID) + 1 })
    onAnswer({ ...response, values: Object.fromEntries(next.map((each, index) => [each, index + 1])) })
  }
  const rows = order.flatMap(
    (answerID) => question.answers.find(({ survey_answerID }) => survey_answerID === answerID) ?? [],
  )
  return (
    <fieldset className={classes['ratings']} disabled={isLocked} aria-describedby={describedBy}>
      <legend className="visually-hidden">{text(question, 'question')}</legend>
      {rows.map((answer, index) => {
        const answerID = answer.survey_answerID
        const name = text(answer, 'answer')
        return (
          <div key={answerID} className={classes['ratedAnswer']}>
            <label htmlFor={`${id}${answerID}`}>{name}</label>
            <span className={classes['moves']}>
              {directions.map(({ step, icon, label }) => (
                <button
                  key={label}
                  type="button"
                  aria-label={t(label, { answer: name })}
                  disabled={isLocked || index + step < 0 || index + step >= rows.length}
                  onClick={({ currentTarget }) => move(answerID, step, currentTarget)}
                >
                  <Icon name={icon} />
                </button>
              ))}
            </span>
            <input
              className={classes['rating']}
              id={`${id}${answerID}`}
              inputMode="numeric"
              autoComplete="off"
              value={response.values[answerID] ?? ''}
              aria-invalid={refusedId === answerID}
              onChange={({ target }) => setRating(answerID, target.value)}
            />
          </div>
        )
      })}
      <output className="visually-hidden">
        {moved !== null && t('movedTo', { place: moved.place, count: rows.length })}
      </output>
      {refusedId !== null && <Notice kind="error">{m('valueNotAllowed')}</Notice>}
    </fieldset>
  )
}
