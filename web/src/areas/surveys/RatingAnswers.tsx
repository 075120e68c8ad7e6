import { useId, useRef, useState } from 'react'
import { parseRating, sortByRating } from '#rules/surveys/survey-rating.ts'
import type { QuestionAnswer } from '#rules/surveys/survey.ts'
import { toOrdinal } from '#rules/text/ordinal.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { GripIcon } from '#web/ui/reorder/GripIcon.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { moveItem } from '#web/ui/reorder/find-drop-index.ts'
import { useReorder } from '#web/ui/reorder/useReorder.ts'
import classes from './RatingAnswers.module.css'
import type { Question } from './survey.ts'
import { words } from './words.ts'

interface Props {
  readonly question: Question
  readonly response: QuestionAnswer
  readonly isLocked: boolean
  readonly describedBy: string | undefined
  readonly onAnswer: (response: QuestionAnswer) => void
}

/**
 * Options with a number each; a number that is not allowed is cleared with a notice (spec 5.5). Moving an option by
 * pointer or by keys numbers all of them in their order; typing leaves the rows in place.
 */
export const RatingAnswers = ({ question, response, isLocked, describedBy, onAnswer }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [refusedId, setRefusedId] = useState<number | null>(null)
  const [order, setOrder] = useState(() => sortByRating(question, response))
  const [moved, setMoved] = useState<{ readonly answerID: number; readonly place: number } | null>(null)
  const setRating = (answerID: number, typed: string): void => {
    const value = parseRating(typed, question.answers.length)
    setRefusedId(value === 'not_allowed' ? answerID : null)
    const others = Object.entries(response.values).filter(([key]) => key !== String(answerID))
    const values = typeof value === 'number' ? [...others, [answerID, value]] : others
    onAnswer({ ...response, values: Object.fromEntries(values) as QuestionAnswer['values'] })
  }
  const before = useRef({ order, response })
  const reorder = useReorder(
    list,
    order.length,
    (from, to, isFirst) => {
      if (isFirst) before.current = { order, response }
      const next = moveItem(order, from, to)
      setRefusedId(null)
      setOrder(next)
      setMoved({ answerID: order[from]!, place: to + 1 })
      onAnswer({ ...response, values: Object.fromEntries(next.map((each, index) => [each, index + 1])) })
    },
    () => {
      const { order: former, response: answered } = before.current
      setOrder(former)
      setMoved((now) => now && { ...now, place: former.indexOf(now.answerID) + 1 })
      onAnswer(answered)
    },
  )
  const findAnswer = (answerID: number) =>
    question.answers.find(({ survey_answerID }) => survey_answerID === answerID)
  const rows = order.flatMap((answerID) => findAnswer(answerID) ?? [])
  const movedAnswer = moved && findAnswer(moved.answerID)
  return (
    <fieldset className={classes['ratings']} disabled={isLocked} aria-describedby={describedBy}>
      <legend className="visually-hidden">{text(question, 'question')}</legend>
      <span id={`${id}hint`} hidden>
        {t('handleHint')}
      </span>
      <ol ref={list} className={classes['list']} data-dragging={reorder.draggedIndex !== null || undefined}>
        {rows.map((answer, index) => {
          const answerID = answer.survey_answerID
          const name = text(answer, 'answer')
          return (
            <li
              key={answerID}
              className={classes['answer']}
              style={reorder.getItemStyle(index)}
              data-dragged={reorder.draggedIndex === index || undefined}
            >
              <button
                type="button"
                className={classes['handle']}
                aria-label={t('changeOrder', { answer: name })}
                aria-describedby={`${id}hint`}
                disabled={isLocked}
                {...reorder.getHandleProps(index)}
              >
                <GripIcon />
              </button>
              <label htmlFor={`${id}${answerID}`}>{name}</label>
              <input
                className={classes['rating']}
                id={`${id}${answerID}`}
                inputMode="numeric"
                autoComplete="off"
                value={response.values[answerID] ?? ''}
                aria-invalid={refusedId === answerID}
                onChange={({ target }) => setRating(answerID, target.value)}
              />
            </li>
          )
        })}
      </ol>
      <output className="visually-hidden">
        {movedAnswer &&
          t('movedTo', {
            answer: text(movedAnswer, 'answer'),
            place: toOrdinal(moved.place),
            count: rows.length,
          })}
      </output>
      {refusedId !== null && <Notice kind="error">{m('valueNotAllowed')}</Notice>}
    </fieldset>
  )
}
