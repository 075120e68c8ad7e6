import { useWords } from '#web/i18n/useWords.ts'
import classes from './Quiz.module.css'
import { words } from './words.ts'

interface Props {
  /** Counted from 1. */
  readonly numbers: readonly number[]
  readonly onGo: (number: number) => void
}

/** The questions without an answer, each as a way to it. */
export const UnansweredQuestions = ({ numbers, onGo }: Props) => {
  const t = useWords(words)
  return (
    <div className={classes['gaps']}>
      <p>{t(numbers.length === 0 ? 'allAnswered' : numbers.length === 1 ? 'unansweredOne' : 'unanswered')}</p>
      {numbers.length > 0 && (
        <p className={classes['numbers']}>
          {numbers.map((number) => (
            <button
              key={number}
              type="button"
              className="text-button"
              aria-label={t('toQuestion', { number })}
              onClick={() => onGo(number)}
            >
              {number}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}
