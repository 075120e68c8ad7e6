import { Link } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { words } from './words.ts'

/** The numbers of the address do not belong together. */
export const NoSuchWork = () => {
  const t = useWords(words)
  const way = (
    <Link to="/exam-view" className="main-button">
      {t('toWorks')}
    </Link>
  )
  return <EmptyState action={way}>{t('noSuchWork')}</EmptyState>
}
