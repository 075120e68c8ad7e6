import { useId } from 'react'
import type { QuestionResponse } from '#rules/courses/quiz-answer.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChoiceList } from '#web/ui/form/ChoiceList.tsx'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import type { Question } from './my-quiz.ts'
import classes from './Quiz.module.css'
import { words } from './words.ts'

interface Props {
  readonly question: Question
  readonly nth: number
  readonly of: number
  readonly given: QuestionResponse | undefined
  readonly isClosed: boolean
  readonly onGive: (given: QuestionResponse) => void
}

const longest = 5000

/** One question, with its answers to choose from or room for words. */
export const QuizQuestion = ({ question, nth, of, given, isClosed, onGive }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const id = useId()
  const { kind, answers, max_score } = question
  const chosen = given?.answerIDs ?? []
  const asked = text(question, 'question')
  const choose = (answerID: number) => {
    if (kind === 'single') return onGive({ answerIDs: [answerID], text: null })
    const without = chosen.filter((each) => each !== answerID)
    const next = without.length < chosen.length ? without : [...chosen, answerID]
    return onGive({ answerIDs: next.toSorted((a, b) => a - b), text: null })
  }
  return (
    <div className={classes['question']}>
      <p className={classes['count']}>
        <span>{t('questionOf', { nth, count: of })}</span>
        <span>{t('points', { count: max_score, points: formatNumber(max_score, locale) })}</span>
      </p>
      <h3 id={id}>{asked}</h3>
      {kind === 'text' ? (
        <CharactersLeft text={given?.text ?? ''} max={longest}>
          <textarea
            aria-labelledby={id}
            rows={3}
            maxLength={longest}
            value={given?.text ?? ''}
            readOnly={isClosed}
            onChange={({ currentTarget: { value } }) => onGive({ answerIDs: [], text: value })}
          />
        </CharactersLeft>
      ) : (
        <>
          {kind === 'multiple' && (
            <p id={`${id}-several`} className={classes['muted']}>
              {t('several')}
            </p>
          )}
          <ChoiceList
            label={asked}
            isMultiple={kind === 'multiple'}
            selected={chosen}
            choices={answers.map((each) => ({
              value: each.answerID,
              label: text(each, 'answer'),
              isImpossible: isClosed,
            }))}
            describedBy={kind === 'multiple' ? `${id}-several` : undefined}
            onSelect={choose}
          />
          {/* Its place is there from the beginning: what is below does not move under the finger. */}
          {kind === 'single' && (
            <button
              type="button"
              className={`text-button ${classes['clear']}`}
              data-away={chosen.length === 0 || isClosed || undefined}
              onClick={({ currentTarget }) => {
                onGive({ answerIDs: [], text: null })
                // The button goes with the answer: the choice goes on where it can be made anew.
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
