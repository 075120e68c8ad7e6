import { Link } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { words } from './words.ts'

/** Any unknown path below /staff. */
export const NotFoundScreen = () => {
  const t = useWords(words)
  return (
    <main>
      <Screen name={t('notFound')} isReading>
        <EmptyState
          action={
            <Link to="/" className="main-button">
              {t('toHome')}
            </Link>
          }
        >
          {t('notFoundText')}
        </EmptyState>
      </Screen>
    </main>
  )
}
