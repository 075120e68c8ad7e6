import { useEffect, useState } from 'react'

/** Gives the whole seconds that are left, and how to start them anew. */
export const useSecondsLeft = (): readonly [seconds: number, start: (seconds: number) => void] => {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [left])
  return [
    left,
    (seconds) => {
      setNow(Date.now())
      setUntil(Date.now() + seconds * 1000)
    },
  ]
}
