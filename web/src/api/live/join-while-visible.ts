import { Problem } from '#web/api/problem.ts'
import { recheckDeadToken } from '#web/api/query-client.ts'
import type { LiveEvent } from '#web/api/stream/event-reader.ts'
import { joinSharedStream } from './shared-stream.ts'

/** A stream that opens so soon has missed nothing. */
const freshMs = 2_000

interface Handlers {
  readonly onEvent: (event: LiveEvent) => void
  /** Something may have happened while there was no stream. */
  readonly onMissed: () => void
}

/** Reads the stream while the page is visible, until the returned function is called. */
export const joinWhileVisible = ({ onEvent, onMissed }: Handlers): (() => void) => {
  let leave: (() => void) | undefined
  let hasLeft = false
  const stop = () => {
    leave?.()
    leave = undefined
    hasLeft = true
  }
  const joinOrLeave = () => {
    if (document.visibilityState !== 'visible') return stop()
    if (leave !== undefined) return
    // What happened before the stream was open has been missed; what was read just now is not read again.
    let freshUntil = hasLeft ? 0 : Date.now() + freshMs
    leave = joinSharedStream({
      onState: (state) => {
        if (state !== 'live') return
        if (Date.now() > freshUntil) onMissed()
        freshUntil = 0
      },
      onEvent,
      onSignedOut: () => {
        recheckDeadToken(new Problem(401, {}))
        stop()
      },
    })
  }
  joinOrLeave()
  document.addEventListener('visibilitychange', joinOrLeave)
  // A page in the back-forward cache must not hold the stream.
  addEventListener('pagehide', stop)
  addEventListener('pageshow', joinOrLeave)
  return () => {
    document.removeEventListener('visibilitychange', joinOrLeave)
    removeEventListener('pagehide', stop)
    removeEventListener('pageshow', joinOrLeave)
    stop()
  }
}
