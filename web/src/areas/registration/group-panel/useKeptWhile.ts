import { useState } from 'react'

/** A value, or what it was before, for as long as it is kept. */
export const useKeptWhile = <Value>(isKept: boolean, value: Value): Value => {
  const [kept, setKept] = useState(() => value)
  if (isKept) return kept
  if (kept !== value) setKept(() => value)
  return value
}
