import { useEffect, useRef } from 'react'

/** The event comes before anything can be loaded: the address and the name server are still to be found. */
const waitMs = 1000

/** Tries again by itself a second after the network is back. */
export const useRetryWhenOnline = (retry: () => void, isWaiting = true): void => {
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    if (!isWaiting) return
    let timer: number
    const onOnline = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), waitMs)
    }
    addEventListener('online', onOnline)
    return () => {
      removeEventListener('online', onOnline)
      clearTimeout(timer)
    }
  }, [isWaiting])
}
