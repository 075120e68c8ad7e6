import { useSuspenseQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './StepCard.module.css'
import { words } from './words.ts'

/** Whether the open step is done: the student is registered, and the credits reach the minimum (spec 7.9.6). */
export const StepProgress = () => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(q(registration.isRegistered))
  const { isRegistered, total_ects, minimum } = data
  const missing = Math.max(0, minimum - total_ects)
  return (
    <p className={classes['done']} data-done={isRegistered || undefined}>
      <Icon name={isRegistered ? 'check' : 'info'} size={18} />
      <span>
        {isRegistered
          ? t('stepDone', { ects: total_ects })
          : missing > 0
            ? t('stepMissing', { ects: total_ects, count: missing })
            : t('stepNothingYet')}
      </span>
    </p>
  )
}
