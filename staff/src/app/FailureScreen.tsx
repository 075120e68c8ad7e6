import { useRouter } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { words } from './words.ts'

/** In place of a screen whose code or rendering failed. */
export const FailureScreen = ({ error }: { error: unknown }) => {
  const t = useWords(words)
  const router = useRouter()
  return (
    <main>
      <Screen name={t('failed')} isReading>
        <ProblemNotice
          problem={error}
          action={<RetryButton failure={error} onRetry={() => void router.invalidate()} />}
        />
      </Screen>
    </main>
  )
}
