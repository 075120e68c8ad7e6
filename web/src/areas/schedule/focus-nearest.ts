const toCentre = ({ left, right, top, bottom }: DOMRect) => [(left + right) / 2, (top + bottom) / 2] as const

/** Focuses the block of the week nearest to where it was; in a week without any, to the button of the next week. */
export const focusNearest = (from: DOMRect): void => {
  const [x, y] = toCentre(from)
  const measure = (block: Element): number => {
    const [left, top] = toCentre(block.getBoundingClientRect())
    return Math.hypot(left - x, top - y)
  }
  const blocks = [...document.querySelectorAll<HTMLElement>('figure [data-popover-key]')]
  const [nearest] = blocks.toSorted((a, b) => measure(a) - measure(b))
  ;(nearest ?? document.querySelector<HTMLElement>('[data-next-week]'))?.focus({ preventScroll: true })
}
