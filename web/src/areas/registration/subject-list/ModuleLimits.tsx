import { useSuspenseQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './SourceList.module.css'
import { words } from '../words.ts'

/** How much of a module may be registered and is, or why no more of it may be (spec 4.11.3). */
export const ModuleLimits = ({ moduleID }: { moduleID: number }) => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(
    q(registration.moduleRestriction, { body: { program_moduleID: moduleID } }),
  )
  const { restricted, message, maximum_ects, maximum_subjects, subjects, ects_done, ects_registered } = data
  if (restricted) {
    return (
      <p className={classes['limit']} data-reached>
        <Icon name="lock" size={16} /> <span>{message}</span>
      </p>
    )
  }
  const lines = [
    ...(maximum_subjects === null ? [] : [t('upToSubjects', { count: maximum_subjects, chosen: subjects })]),
    ...(maximum_ects === null
      ? []
      : [t('upToCredits', { maximum: maximum_ects, used: ects_done + ects_registered })]),
  ]
  return lines.length === 0 ? null : <p className={classes['limit']}>{lines.join(' ')}</p>
}
