import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

/** "Back" closes the open dialog instead of leaving the page; undefined while no dialog can be closed. */
export const useCloseOnBack = (close: (() => void) | undefined): void => {
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
