import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'

/** The longest delay that a browser's timer takes. */
const maxTimerMs = 2 ** 31 - 1

/**
 * Reads the user again while a dialog is open: every minute, because an exam that begins or an answer from another tab
 * ends it; and when the student's own registration window opens, in which only what registration needs is asked.
 */
export const useRefetchWhileOpen = (): void => {
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...q(session.user),
    refetchInterval: () => navigator.onLine && 60_000,
  })
  const opensIn = data?.user.window_opens_in ?? null
  useEffect(() => {
    if (opensIn === null) return undefined
    const delayMs = Math.max(0, dataUpdatedAt + (opensIn + 1) * 1000 - Date.now())
    if (delayMs > maxTimerMs) return undefined
    const timer = setTimeout(() => void refetch(), delayMs)
    return () => clearTimeout(timer)
  }, [opensIn, dataUpdatedAt, refetch])
}
