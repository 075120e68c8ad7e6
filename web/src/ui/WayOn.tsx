import { ChunkLoadError } from '#web/api/chunk.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

/** The way on from a failure: to try again, or for code that is missing, to reload the page. */
export const WayOn = ({ failure, again }: { failure: unknown; again: () => void }) => {
  const t = useWords(words)
  // A browser remembers a failed import for the life of the page, so only a reload asks for it again.
  const isCode = failure instanceof ChunkLoadError
  return (
    <button type="button" className="plain-button" onClick={isCode ? () => location.reload() : again}>
      {t(isCode ? 'reload' : 'tryAgain')}
    </button>
  )
}
