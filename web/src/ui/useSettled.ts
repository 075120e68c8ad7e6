import { useEffect, useState } from 'react'

const pause = 300

/** Takes what is being typed; gives it once the typing has paused. */
export const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
