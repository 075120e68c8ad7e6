import { useState } from 'react'

/** An action on an item that waits for its confirmation. */
export const useConfirmation = <Action extends string, Item>() => {
  const [pending, setPending] = useState<{ readonly action: Action; readonly item: Item } | null>(null)
  return {
    action: pending?.action ?? null,
    item: pending?.item ?? null,
    ask: (action: Action, item: Item) => setPending({ action, item }),
    close: () => setPending(null),
  }
}
