import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshTopics, type Topic } from '#web/api/freshness.ts'
import { Problem } from '#web/api/problem.ts'
import { recheckDeadToken } from '#web/api/query-client.ts'
import { joinSharedStream } from './shared-stream.ts'

/** A stream that opens so soon has missed nothing. */
const freshMs = 2_000

/**
 * While the caller is on the screen: reads the topic again when the university has answered what the student sent, if
 * there is anything that they have sent; or when a message was written or seen.
 */
export const useLiveAnswers = (
  topic: Topic,
  hasSent: boolean,
  event: 'answer' | 'conversation' = 'answer',
): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (!hasSent) return undefined
    let leave: (() => void) | undefined
    let hasLeft = false
    const refresh = () => refreshTopics(client, topic)
    const stop = () => {
      leave?.()
      leave = undefined
      hasLeft = true
    }
    const joinOrLeave = () => {
      if (document.visibilityState !== 'visible') return stop()
      if (leave !== undefined) return
      // An answer from before the stream was open has been missed; what was read just now is not read again.
      let freshUntil = hasLeft ? 0 : Date.now() + freshMs
      leave = joinSharedStream({
        onState: (state) => {
          if (state !== 'live') return
          if (Date.now() > freshUntil) refresh()
          freshUntil = 0
        },
        onEvent: (received) => received.topic === event && refresh(),
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
  }, [client, topic, hasSent, event])
}
