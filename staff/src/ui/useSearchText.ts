import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from '#web/ui/form/useDebounced.ts'

const debounceMs = 300

/** The text of a search field that is kept in the URL, which follows when the typing stops. */
export const useSearchText = (
  inAddress: string | undefined,
  onChange: (text: string | undefined) => void,
) => {
  const [typed, setTyped] = useState(inAddress ?? '')
  const wanted = useDebounced(typed, debounceMs).trim() || undefined
  // Not when the address changes by itself: what is typed would be written over it.
  const showWanted = useEffectEvent((text: string | undefined) => {
    if (text !== inAddress) onChange(text)
  })
  useEffect(() => showWanted(wanted), [wanted])
  return [typed, setTyped] as const
}
