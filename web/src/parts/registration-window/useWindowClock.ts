import { useEffect, useState } from 'react'

/** The longest delay that a timer takes, in ms. */
const maxDelayMs = 2 ** 31 - 1

interface Window {
  readonly starts_at: string
  readonly ends_at: string
}

/**
 * The server's time in ms at the latest start or end of a window. `serverNow` is the server's time when the windows were
 * read, `readAt` the same moment by the browser's clock in ms. `onChange` must be stable.
 */
export const useWindowClock = (
  windows: readonly Window[],
  serverNow: string,
  readAt: number,
  onChange: () => void,
): number => {
  const aheadMs = Date.parse(serverNow) - readAt
  const [now, setNow] = useState(() => Date.now() + aheadMs)
  const later = windows
    .flatMap(({ starts_at, ends_at }) => [Date.parse(starts_at), Date.parse(ends_at)])
    .filter((at) => at > now)
  const next = later.length === 0 ? null : Math.min(...later)
  useEffect(() => {
    if (next === null) return
    const delayMs = Math.min(Math.max(0, next - Date.now() - aheadMs) + 50, maxDelayMs)
    const timer = setTimeout(() => {
      setNow(Date.now() + aheadMs)
      onChange()
    }, delayMs)
    return () => clearTimeout(timer)
  }, [next, aheadMs, onChange])
  return now
}
