import { useEffect, useRef, useState } from 'react'
import { Problem } from '#web/api/problem.ts'
import { useIsOnline } from '#web/api/useIsOnline.ts'

/** The delay before a retry, plus a random part so that not all browsers retry at once. */
const retryDelayMs = 2500
const retryJitterMs = 2000

/**
 * Sends a write again whose answer was lost, until there is an answer; at once when the network is back. The idempotency
 * key of the attempt keeps it from being done twice. True while it is retrying.
 */
export const useRetryLostAnswer = (problem: unknown, isBusy: boolean, retry: () => void): boolean => {
  const isOnline = useIsOnline()
  const isLost = problem instanceof Problem && problem.code === 'answer_lost'
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  // The attempt as it was sent: what is typed during the retries is not sent.
  const sent = useRef(retry)
  const isAutomatic = useRef(false)
  useEffect(() => {
    if (isBusy && !isAutomatic.current) sent.current = latest.current
    if (!isBusy) isAutomatic.current = false
  }, [isBusy])
  // A failure from before this was mounted is not retried.
  const [hasSent, setHasSent] = useState(false)
  if (isBusy && !hasSent) setHasSent(true)
  const [wasRetrying, setWasRetrying] = useState(false)
  const isRetrying = hasSent && (isLost || (isBusy && wasRetrying))
  if (isRetrying !== wasRetrying) setWasRetrying(isRetrying)
  const wasOffline = useRef(false)
  const isWaiting = hasSent && isLost && !isBusy
  useEffect(() => {
    if (!isOnline) wasOffline.current = true
    if (!isWaiting || !isOnline) return
    const resend = () => {
      isAutomatic.current = true
      sent.current()
    }
    const timer = setTimeout(resend, wasOffline.current ? 0 : retryDelayMs + Math.random() * retryJitterMs)
    wasOffline.current = false
    return () => clearTimeout(timer)
  }, [isWaiting, isOnline])
  return isRetrying
}
