import { useEffect, useRef } from 'react'

/** Tries again by itself when the network is back. */
export const useRetryWhenOnline = (retry: () => void, isWaiting = true): void => {
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    if (!isWaiting) return
    const onOnline = () => latest.current()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [isWaiting])
}
