import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { PlanErrorText } from './list-plan-errors.ts'
import classes from './PlannedSubjectCard.module.css'
import { words } from './words.ts'

/** The errors of a planned subject, each sentence once; an error of the second choice says so. */
export const SubjectErrors = ({ errors }: { errors: readonly PlanErrorText[] }) => {
  const t = useWords(words)
  if (errors.length === 0) return null
  const sentences = errors.map((error) => {
    const sentence = 'word' in error ? t(error.word, error.params) : error.reason
    return error.choice === 'second' ? t('becauseSecond', { reason: sentence }) : sentence
  })
  return (
    <ul className={classes['errors']}>
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>
          <Icon name="warning" size={18} /> <span>{sentence}</span>
        </li>
      ))}
    </ul>
  )
}
