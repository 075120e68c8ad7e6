import { useEffect, useRef } from 'react'
import { openLayer } from './open-layer.ts'

/**
 * While `isOpen`, "back" calls `close` instead of leaving the page, unless another layer is on top. Without `close`, "back"
 * does nothing.
 */
export const useCloseOnBack = (isOpen: boolean, close: (() => void) | undefined): void => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isOpen ? openLayer(latest) : undefined), [isOpen])
}
