import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { words } from './words.ts'

/** Shown if the numbers in the address do not belong to one exam. */
export const PaperNotFound = () => {
  const t = useWords(words)
  const allPapersLink = (
    <ButtonLink kind="main" to="/exam-view">
      {t('toPapers')}
    </ButtonLink>
  )
  return <EmptyState action={allPapersLink}>{t('paperNotFound')}</EmptyState>
}
