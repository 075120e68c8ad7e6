import { useRouter } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { storedToken } from '#web/api/session.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { Screen } from '#web/ui/Screen.tsx'
import { ChunkLoadError } from './chunk.ts'
import { words } from './words.ts'

/** What is shown in place of a screen that failed: its code, its data, or itself; always with a way on (spec 8). */
export const Failure = ({ error }: { error: unknown }) => {
  const t = useWords(words)
  const router = useRouter()
  if (error instanceof ChunkLoadError) {
    // A browser remembers a failed import for the life of the page, so only a reload asks again.
    const reload = (
      <button type="button" className="main-button" onClick={() => location.reload()}>
        {t('reload')}
      </button>
    )
    return (
      <Screen name={t('chunkFailed')}>
        <Notice kind="error" action={reload}>
          {t('chunkFailedText')}
        </Notice>
      </Screen>
    )
  }
  const again = (
    <button type="button" className="main-button" onClick={() => void router.invalidate()}>
      {t('tryAgain')}
    </button>
  )
  return (
    <Screen name={t('failed')}>
      <ProblemNotice problem={error} action={again} />
      {storedToken() !== null && <p>{t('failedSafe')}</p>}
    </Screen>
  )
}
