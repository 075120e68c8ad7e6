import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { useScreenName } from './useScreenName.ts'
import { words } from './words.ts'

/** A nested screen that is not available yet. */
export const NotOpenYetPart = () => {
  const t = useWords(words)
  return (
    <section>
      <h2>{useScreenName()}</h2>
      <EmptyState>{t('notOpenYet')}</EmptyState>
    </section>
  )
}
