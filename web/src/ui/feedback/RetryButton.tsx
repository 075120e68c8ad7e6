import { ChunkLoadError } from '#web/api/chunk.ts'
import { Problem } from '#web/api/problem.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from '#web/ui/words.ts'
import { useRetryWhenOnline } from './useRetryWhenOnline.ts'

/** Tries again after a failure, or reloads the page if code is missing; also by itself when the network is back. */
export const RetryButton = ({ failure, onRetry }: { failure: unknown; onRetry: () => void }) => {
  const t = useWords(words)
  // A browser caches a failed import as long as the page lives, so only a reload helps.
  const isCode = failure instanceof ChunkLoadError
  const retry = isCode ? () => location.reload() : onRetry
  useRetryWhenOnline(retry, isCode || (failure instanceof Problem && failure.status === 0))
  return (
    <button type="button" className="plain-button" onClick={retry}>
      {t(isCode ? 'reload' : 'tryAgain')}
    </button>
  )
}
