import { Problem } from '#web/api/problem.ts'
import { recheckDeadToken } from '#web/api/query-client.ts'
import type { LiveEvent } from '#web/api/stream/event-reader.ts'
import { joinSharedStream } from './shared-stream.ts'

interface Handlers {
  readonly onEvent: (event: LiveEvent) => void
  /** The stream has opened. Earlier reads may be outdated: changes since then had no event. */
  readonly onOpened: (isFirst: boolean) => void
}

/** Reads the stream while the page is visible, until the returned function is called. */
export const joinWhileVisible = ({ onEvent, onOpened }: Handlers): (() => void) => {
  let leave: (() => void) | undefined
  let isFirst = true
  const stop = () => {
    leave?.()
    leave = undefined
  }
  const joinOrLeave = () => {
    if (document.visibilityState !== 'visible') return stop()
    if (leave !== undefined) return
    leave = joinSharedStream({
      onState: (state) => {
        if (state !== 'live') return
        onOpened(isFirst)
        isFirst = false
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
