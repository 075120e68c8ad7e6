import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { useScreenName } from '#web/app/useScreenName.ts'
import { missingWords } from '#web/app/missing-words.ts'

/** A nested screen that is not available yet. */
export const NotOpenYetPart = () => {
  const missing = useWords(missingWords)
  return (
    <section>
      <h2>{useScreenName()}</h2>
      <EmptyState>{missing('notOpenYet')}</EmptyState>
    </section>
  )
}
