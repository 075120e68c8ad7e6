import { useState } from 'react'

/** An action on an item that waits for its confirmation, and the toast once it is done. */
export const useConfirmation = <Action extends string, Item>() => {
  const [pending, setPending] = useState<{ readonly action: Action; readonly item: Item } | null>(null)
  const [toast, setToast] = useState<string | null>(null)
  return {
    action: pending?.action ?? null,
    item: pending?.item ?? null,
    toast,
    setToast,
    ask: (action: Action, item: Item) => {
      setToast(null)
      setPending({ action, item })
    },
    close: () => setPending(null),
    finish: (message: string) => {
      setPending(null)
      setToast(message)
    },
  }
}
