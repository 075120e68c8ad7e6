import { Link } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import type { Place } from './usePlace.ts'
import { words } from './words.ts'

/** While seats are not given out: the way to these groups in her plan, where they can be put already. */
export const PlanInstead = ({ source, subjectID }: { source: Place['source']; subjectID: number }) => {
  const t = useWords(words)
  return (
    <Link
      to="/registration"
      search={{ plan: 'mine', ...(source !== null && { module: source }), subject: subjectID }}
      className="plain-button"
    >
      {t('toPlan')}
    </Link>
  )
}
