import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'

/** The longest that a timer of the browser can wait, in ms. */
const longest = 2 ** 31 - 1

/**
 * What is asked is read again while it is asked: every minute, for an exam that begins or an answer from another place
 * ends it; and at the opening of her own window, in which only what registration needs is asked.
 */
export const useReadingInTime = (): void => {
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...q(session.user),
    refetchInterval: () => navigator.onLine && 60_000,
  })
  const opensIn = data?.user.window_opens_in ?? null
  useEffect(() => {
    if (opensIn === null) return undefined
    const wait = Math.max(0, dataUpdatedAt + (opensIn + 1) * 1000 - Date.now())
    if (wait > longest) return undefined
    const timer = setTimeout(() => void refetch(), wait)
    return () => clearTimeout(timer)
  }, [opensIn, dataUpdatedAt, refetch])
}
