import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { findNextBlock, type BlockBox } from './find-next-block.ts'

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
        // With Shift an arrow leads to another week.
        if (event.shiftKey) return
        const buttons = listButtons(event.currentTarget)
        // Keys inside the details of a block come here too.
        const from = buttons.find((button) => button === event.target)
        if (from === undefined) return
        const days = [...event.currentTarget.querySelectorAll('ol')]
        const toBox = (button: HTMLElement): BlockBox => {
          const { left, right, top, bottom } = button.getBoundingClientRect()
          const day = days.findIndex((each) => each.contains(button))
          return { left, right, top, bottom, day: day === -1 ? null : day }
        }
        const boxes = new Map(buttons.map((button) => [toBox(button), button]))
        const own = [...boxes].find(([, button]) => button === from)![0]
        const next = findNextBlock([...boxes.keys()], own, event.key)
        if (next === undefined) return
        event.preventDefault()
        boxes.get(next)?.focus()
      },
    },
  }
}
