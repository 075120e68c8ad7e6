import { useEffect, useState } from 'react'

/** The value after it has not changed for so long. */
export const useDebounced = (value: string, delayMs = 300): string => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
