import { Textarea } from '@mantine/core'
import { useId } from 'react'
import { isAnswered } from '#rules/surveys/survey-visibility.ts'
import { findTextAnswer, type QuestionAnswer } from '#rules/surveys/survey.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChoiceList } from '#web/ui/form/ChoiceList.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import { OpenAnswer } from './OpenAnswer.tsx'
import { RatingAnswers } from './RatingAnswers.tsx'
import type { Question } from './survey.ts'
import classes from './Survey.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  /** Of the question and what it is about. */
  readonly questionKey: string
  readonly question: Question
  readonly response: QuestionAnswer
  /** The question has an answer, even an empty one. */
  readonly isTouched: boolean
  /** The answer can no longer be changed. */
  readonly isLocked: boolean
  /** Marked as unanswered or wrong. */
  readonly isWrong: boolean
  readonly onAnswer: (response: QuestionAnswer) => void
}

const maxLength = 3000

export const QuestionCard = (props: Props) => {
  const { questionKey, question, response, isTouched, isLocked, isWrong, onAnswer } = props
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const name = text(question, 'question')
  const id = useId()
  const described = [...(question.required ? [`${id}-required`] : []), ...(isWrong ? [`${id}-wrong`] : [])]
  const describedBy = described.length > 0 ? described.join(' ') : undefined
  const choose = (id: number): void => {
    const others = response.chosen.filter((each) => each !== id)
    const chosen = !question.checkbox
      ? [id]
      : others.length < response.chosen.length
        ? others
        : [...others, id]
    onAnswer({ ...response, chosen })
  }
  const canClear = !question.required && !question.checkbox && response.chosen.length > 0 && !isLocked
  return (
    <div className={classes['question']} data-question={questionKey} data-wrong={isWrong || undefined}>
      <p className={classes['text']}>
        {name}{' '}
        {question.required && (
          <span id={`${id}-required`} className={classes['required']}>
            {t('required')}
          </span>
        )}
      </p>
      {question.checkbox && <p className={classes['hint']}>{t('severalAllowed')}</p>}
      {question.raiting && (
        <p className={classes['hint']}>{t('rateHint', { count: question.answers.length })}</p>
      )}
      {!question.changeable && (
        <p className={classes['final']}>
          <Icon name="lock" />
          {t(isLocked ? 'answerLocked' : 'notChangeable')}
        </p>
      )}
      {question.type === 'open' && (
        <OpenAnswer
          label={name}
          text={isTouched ? response.text : undefined}
          isRequired={question.required}
          isLocked={isLocked}
          describedBy={describedBy}
          onText={(typed) => onAnswer({ ...response, text: typed })}
        />
      )}
      {question.raiting && (
        <RatingAnswers
          question={question}
          response={response}
          isLocked={isLocked}
          describedBy={describedBy}
          onAnswer={onAnswer}
        />
      )}
      {question.type === 'choice' && !question.raiting && (
        <ChoiceList
          label={name}
          isMultiple={question.checkbox}
          selected={response.chosen}
          describedBy={describedBy}
          onSelect={choose}
          choices={question.answers.map((answer) => ({
            value: answer.survey_answerID,
            label: text(answer, 'answer'),
            isDisabled: isLocked,
          }))}
        />
      )}
      {question.type === 'choice' && findTextAnswer(question, response.chosen) !== false && (
        <Textarea
          label={t('textAnswer')}
          rows={2}
          maxLength={maxLength}
          inputContainer={(input) => (
            <CharactersLeft text={response.text} max={maxLength}>
              {input}
            </CharactersLeft>
          )}
          disabled={isLocked}
          value={response.text}
          onChange={({ currentTarget }) => onAnswer({ ...response, text: currentTarget.value })}
        />
      )}
      {canClear && (
        <button
          type="button"
          className={classes['clear']}
          onClick={({ currentTarget }) => {
            onAnswer({ ...response, chosen: [] })
            // The button disappears with the answer, so the focus moves to the options.
            currentTarget.parentElement?.querySelector('input')?.focus()
          }}
        >
          {t('clear')}
        </button>
      )}
      {isWrong && (
        <p id={`${id}-wrong`} className={classes['error']}>
          <Icon name="error" />
          {isAnswered(question, response)
            ? t('checkAnswer')
            : question.type === 'open' && !isTouched
              ? t('holdsMark')
              : m(question.type === 'choice' && !question.raiting ? 'chooseAnswer' : 'pleaseFill')}
        </p>
      )}
    </div>
  )
}
