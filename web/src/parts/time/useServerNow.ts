import { useEffect, useState } from 'react'

/**
 * The server's time in ms, because the student's clock may be wrong. `serverNow` is the server's instant, `readAt` (ms)
 * the browser's time when it was read.
 */
export const useServerNow = (serverNow: string, readAt: number, intervalMs = 1000): number => {
  const offset = Date.parse(serverNow) - readAt
  const [now, setNow] = useState(() => Date.now() + offset)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // At each full second of the server, so that what is counted down is never a second old.
    const update = () => {
      const at = Date.now() + offset
      setNow(at)
      timer = setTimeout(update, intervalMs - (at % intervalMs))
    }
    update()
    return () => clearTimeout(timer)
  }, [offset, intervalMs])
  return now
}
