import { useEffect, useState } from 'react'

const delayMs = 300

/** The value after it has not changed for 300 ms. */
export const useDebounced = (value: string): string => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
