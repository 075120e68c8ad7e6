import type { Page } from '@playwright/test'

/** The most that a screen may shift while it loads; browsers call up to 0.1 good. */
export const maxShift = 0.02

interface Shift {
  readonly value: number
  /** The element that moved. */
  readonly what: string
}

/** Records every shift of the layout that does not follow a press or a key. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const describe = (node: Node | null): string =>
      node instanceof Element
        ? `<${node.tagName.toLowerCase()} class="${node.getAttribute('class') ?? ''}"> ${node.textContent.slice(0, 40)}`
        : String(node?.textContent ?? '').slice(0, 40)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            what: entry.sources.map(({ node }) => describe(node)).join(', '),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of the recorded shifts, and a line for each, once what is drawn now has been counted. */
export const readShifts = async (page: Page): Promise<{ readonly sum: number; readonly lines: string }> => {
  const shifts = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
    return (window as unknown as { shifts: Shift[] }).shifts
  })
  return {
    sum: shifts.reduce((total, { value }) => total + value, 0),
    lines: shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join('\n'),
  }
}
