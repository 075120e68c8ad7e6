import { Link } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from '../words.ts'

/** Opens the same groups in the student's plan: while registration is closed they can be planned already. */
export const AddToPlanLink = ({ source, subjectID }: { source: string | null; subjectID: number }) => {
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
