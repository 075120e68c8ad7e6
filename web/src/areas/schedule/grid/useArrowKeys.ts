import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { findNextBlock } from './find-next-block.ts'

const listButtons = (week: Element) => [...week.querySelectorAll<HTMLElement>('[data-popover-key]')]

/**
 * One stop for Tab in the whole week, from which the arrow keys lead to every block. The stop is the block that had the
 * focus last, or else the first of these keys that is shown.
 */
export const useArrowKeys = (keys: readonly string[]) => {
  const [lastKey, setLastKey] = useState<string | null>(null)
  return {
    tabStop: lastKey !== null && keys.includes(lastKey) ? lastKey : (keys[0] ?? null),
    weekProps: {
      onFocus: ({ target }: FocusEvent) => {
        const key = (target as HTMLElement).dataset['popoverKey']
        if (key !== undefined) setLastKey(key)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const buttons = listButtons(event.currentTarget)
        // Keys inside the details of a block come here too.
        const from = buttons.find((button) => button === event.target)
        if (from === undefined) return
        const boxes = new Map(buttons.map((button) => [button.getBoundingClientRect(), button]))
        const own = [...boxes].find(([, button]) => button === from)![0]
        const next = findNextBlock([...boxes.keys()], own, event.key)
        if (next === undefined) return
        event.preventDefault()
        boxes.get(next as DOMRect)?.focus()
      },
    },
  }
}
