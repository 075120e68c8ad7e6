import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

/** Whether a dialog is open: by its button, or by an address that ends in `#name`, as the search opens it. */
export const useOpenByAddress = (name: string): readonly [boolean, (isOpen: boolean) => void] => {
  const navigate = useNavigate()
  const isNamed = useLocation({ select: ({ hash }) => hash === name })
  const [isPressed, setPressed] = useState(false)
  const setOpen = (isOpen: boolean): void => {
    setPressed(isOpen)
    if (!isOpen && isNamed) void navigate({ to: '.', hash: '', replace: true, resetScroll: false })
  }
  return [isPressed || isNamed, setOpen]
}
