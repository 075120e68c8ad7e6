import { useId } from 'react'
import type { QuestionResponse } from '#rules/courses/quiz-answer.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChoiceList } from '#web/ui/form/ChoiceList.tsx'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import type { Question } from './quiz.ts'
import classes from './Quiz.module.css'
import { words } from './words.ts'

interface Props {
  readonly question: Question
  readonly number: number
  readonly count: number
  readonly response: QuestionResponse | undefined
  readonly isClosed: boolean
  readonly onAnswer: (given: QuestionResponse) => void
}

const maxLength = 5000

/** One question with its options, a field for a number or one for a text. */
export const QuizQuestion = ({ question, number, count, response, isClosed, onAnswer }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const id = useId()
  const { kind, answers, max_score, is_number } = question
  const chosen = response?.answerIDs ?? []
  const questionText = text(question, 'question')
  const choose = (answerID: number) => {
    if (kind === 'single') return onAnswer({ answerIDs: [answerID], text: null })
    const others = chosen.filter((each) => each !== answerID)
    const next = others.length < chosen.length ? others : [...chosen, answerID]
    return onAnswer({ answerIDs: next.toSorted((a, b) => a - b), text: null })
  }
  return (
    <div className={classes['question']}>
      <p className={classes['count']}>
        <span>{t('questionOf', { nth: number, count })}</span>
        <span>{t('points', { count: max_score, points: formatNumber(max_score, locale) })}</span>
      </p>
      <h3 id={id}>{questionText}</h3>
      {is_number ? (
        <input
          className={classes['number']}
          aria-labelledby={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={response?.text ?? ''}
          readOnly={isClosed}
          onChange={({ currentTarget: { value } }) => onAnswer({ answerIDs: [], text: value })}
        />
      ) : kind === 'text' ? (
        <CharactersLeft text={response?.text ?? ''} max={maxLength}>
          <textarea
            aria-labelledby={id}
            rows={3}
            maxLength={maxLength}
            value={response?.text ?? ''}
            readOnly={isClosed}
            onChange={({ currentTarget: { value } }) => onAnswer({ answerIDs: [], text: value })}
          />
        </CharactersLeft>
      ) : (
        <>
          {kind === 'multiple' && (
            <p id={`${id}-several`} className={classes['muted']}>
              {t('severalRight')}
            </p>
          )}
          <ChoiceList
            label={questionText}
            isMultiple={kind === 'multiple'}
            selected={chosen}
            choices={answers.map((each) => ({
              value: each.answerID,
              label: text(each, 'answer'),
              isDisabled: isClosed,
            }))}
            describedBy={kind === 'multiple' ? `${id}-several` : undefined}
            onSelect={choose}
          />
          {/* It takes its place from the start, so nothing below moves when it appears. */}
          {kind === 'single' && (
            <button
              type="button"
              className={`text-button ${classes['clear']}`}
              data-hidden={chosen.length === 0 || isClosed || undefined}
              onClick={({ currentTarget }) => {
                onAnswer({ answerIDs: [], text: null })
                // The button disappears with the answer, so the focus moves to the options.
                currentTarget.parentElement?.querySelector('input')?.focus()
              }}
            >
              {t('clear')}
            </button>
          )}
        </>
      )}
    </div>
  )
}
