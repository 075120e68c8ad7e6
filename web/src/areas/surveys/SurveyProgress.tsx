import { countProgress } from '#rules/surveys/survey-progress.ts'
import type { VisibleQuestion } from '#rules/surveys/survey-visibility.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx'
import classes from './Survey.module.css'
import { words } from './words.ts'

interface Props {
  readonly visible: readonly VisibleQuestion[]
  /** Moves to the next question without an answer. */
  readonly onNext: () => void
}

/** How many questions are answered and what is left, with the way to it. */
export const SurveyProgress = ({ visible, onNext }: Props) => {
  const t = useWords(words)
  const { count, answered, requiredLeft } = countProgress(visible)
  return (
    <div className={classes['progress']}>
      <ProgressBar share={count === 0 ? 1 : answered / count} />
      <p>
        <span>
          <span className="visually-hidden">{t('answeredLabel')}: </span>
          <strong>{t('answered', { answered, count })}</strong>
          <span className={classes['left']}>
            {requiredLeft === 0 ? t('readyToSend') : t('requiredLeft', { count: requiredLeft })}
          </span>
        </span>
        {answered < count && (
          <button type="button" className="text-button" aria-label={t('nextUnanswered')} onClick={onNext}>
            {t('next')}
          </button>
        )}
      </p>
    </div>
  )
}
