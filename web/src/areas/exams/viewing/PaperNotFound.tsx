import { Link } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { words } from './words.ts'

/** Shown if the numbers in the address do not belong to one exam. */
export const PaperNotFound = () => {
  const t = useWords(words)
  const allPapersLink = (
    <Link to="/exam-view" className="main-button">
      {t('toPapers')}
    </Link>
  )
  return <EmptyState action={allPapersLink}>{t('paperNotFound')}</EmptyState>
}
