import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

/** Takes how a dialog is closed, or undefined while it is not open or cannot be: until then "back" closes it, and the page stays. */
export const useBackCloses = (close: (() => void) | undefined): void => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  const shouldBlockFn = useCallback(({ action }: { readonly action: string }) => {
    if (action !== 'BACK' || latest.current === undefined) return false
    latest.current()
    return true
  }, [])
  useBlocker({ shouldBlockFn, disabled: close === undefined, enableBeforeUnload: false })
}
