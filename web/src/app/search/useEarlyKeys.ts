import { useCallback, useEffect, useRef, useState } from 'react'
import { takeEarlyField } from './early-field.ts'

/**
 * Moves what was typed before the dialog was loaded into its field as soon as that exists; `key` is the last key that was
 * pressed by then, or that `setKey` was given; `takeKeys` is the ref of the field. Afterwards the focus returns to where it was before.
 */
export const useEarlyKeys = (onText: (text: string) => void) => {
  const opener = useRef<Element | null>(null)
  const [key, setKey] = useState('')
  const takeKeys = useCallback(
    (field: HTMLInputElement | null) => {
      if (field === null) return
      field.focus()
      const early = takeEarlyField()
      opener.current = early.opener
      onText(early.text)
      setKey(early.lastKey)
    },
    [onText],
  )
  useEffect(
    () => () => {
      // After the page is no longer inert, and before the dialog would focus the heading.
      setTimeout(() => {
        if (opener.current instanceof HTMLElement && document.activeElement === document.body)
          opener.current.focus({ preventScroll: true })
      })
    },
    [],
  )
  return { takeKeys, key, setKey }
}
