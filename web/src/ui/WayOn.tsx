import { useEffect, useRef } from 'react'
import { ChunkLoadError } from '#web/api/chunk.ts'
import { Problem } from '#web/api/problem.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

/** The way on from a failure: to try again, or for code that is missing, to reload the page; a network that comes back does it. */
export const WayOn = ({ failure, again }: { failure: unknown; again: () => void }) => {
  const t = useWords(words)
  // A browser remembers a failed import for the life of the page, so only a reload asks for it again.
  const isCode = failure instanceof ChunkLoadError
  const go = isCode ? () => location.reload() : again
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  const waitsForNetwork = isCode || (failure instanceof Problem && failure.status === 0)
  useEffect(() => {
    if (!waitsForNetwork) return
    const onOnline = () => latest.current()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [waitsForNetwork])
  return (
    <button type="button" className="plain-button" onClick={go}>
      {t(isCode ? 'reload' : 'tryAgain')}
    </button>
  )
}
