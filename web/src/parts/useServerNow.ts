import { useEffect, useState } from 'react'

/**
 * Takes the instant that the server told, when it was read here (ms), and how often to look (ms); gives the server's
 * time in ms as it passes. What opens and closes goes by the server's clock, however wrong the student's own is.
 */
export const useServerNow = (told: string, readAt: number, every = 1000): number => {
  const ahead = Date.parse(told) - readAt
  const [now, setNow] = useState(() => Date.now() + ahead)
  useEffect(() => {
    const look = () => setNow(Date.now() + ahead)
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [ahead, every])
  return now
}
