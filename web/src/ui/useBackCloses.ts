import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

/** Takes how an open dialog is closed, and undefined while none is open or it cannot be: "back" closes it, and the page stays. */
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
