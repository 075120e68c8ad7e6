import { useEffect, useState } from 'react'

/**
 * The server's time in ms, because the student's clock may be wrong. `serverNow` is the server's instant, `readAt` (ms)
 * the browser's time when it was read.
 */
export const useServerNow = (serverNow: string, readAt: number, intervalMs = 1000): number => {
  const offset = Date.parse(serverNow) - readAt
  const [now, setNow] = useState(() => Date.now() + offset)
  useEffect(() => {
    const update = () => setNow(Date.now() + offset)
    update()
    const timer = setInterval(update, intervalMs)
    return () => clearInterval(timer)
  }, [offset, intervalMs])
  return now
}
