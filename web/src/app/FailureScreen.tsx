import { useRouter } from '@tanstack/react-router'
import { ChunkLoadError } from '#web/api/chunk.ts'
import { isOffline } from '#web/api/problem.ts'
import { storedToken } from '#web/api/session/session.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { NeedsInternet } from '#web/ui/feedback/NeedsInternet.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { words } from './words.ts'

/** In place of a screen whose code, data or rendering failed (spec 8.4). */
export const FailureScreen = ({ error }: { error: unknown }) => {
  const t = useWords(words)
  const router = useRouter()
  const isCode = error instanceof ChunkLoadError
  if (isOffline(error))
    return (
      <Screen name={t('needsInternet')} isReading>
        <NeedsInternet onRetry={() => (isCode ? location.reload() : void router.invalidate())} />
      </Screen>
    )
  return (
    <Screen name={t(isCode ? 'chunkFailed' : 'failed')} isReading>
      <ProblemNotice
        problem={error}
        action={<RetryButton failure={error} onRetry={() => void router.invalidate()} />}
      />
      {!isCode && storedToken() !== null && <p>{t('stillSignedIn')}</p>}
    </Screen>
  )
}
