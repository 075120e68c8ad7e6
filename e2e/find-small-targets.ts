import type { Page } from '@playwright/test'

export interface SmallTargets {
  /** How many targets were measured. */
  readonly measured: number
  /** In the page, but under something else or out of sight. */
  readonly unreached: readonly string[]
  /** Too small, each as "width×height of what". */
  readonly small: readonly string[]
  /** Allowed though small: links within a sentence, and targets with nothing else within 44 px. */
  readonly inline: readonly string[]
  readonly spaced: readonly string[]
}

/**
 * Measures what can be pressed: from the middle of each target as far as a press still reaches it, so that what stands
 * around it, such as its label or a row that it fills, counts too.
 */
export const findSmallTargets = async (page: Page, minPx = 44): Promise<SmallTargets> =>
  page.evaluate((least) => {
    // A dialog over the page would hide other targets.
    for (const each of document.querySelectorAll<HTMLDetailsElement>(':not([data-overlay]) > details'))
      each.open = true
    const selector =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=radio], [role=checkbox], [role=slider], [role=menuitem], [tabindex="0"]'
    const isHit = (target: Element, x: number, y: number): boolean => {
      const found = document.elementFromPoint(x, y)
      return found?.closest(selector) === target || found?.closest('label')?.control === target
    }
    const findPoint = (target: Element) => {
      const rects = [target.getBoundingClientRect(), ...target.getClientRects()]
      return rects
        .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
        .find(({ x, y }) => isHit(target, x, y))
    }
    const step = 0.5
    /** How far a press reaches, up to the least size in each direction. */
    const measure = (target: Element, { x, y }: { x: number; y: number }) => {
      const reach = (dx: number, dy: number) => {
        let px = 0
        while (px < least && isHit(target, x + dx * (px + step), y + dy * (px + step))) px += step
        return px
      }
      return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) }
    }
    const isInSentence = (target: Element): boolean =>
      getComputedStyle(target).display === 'inline' &&
      [...target.parentNode!.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
      )
    const describe = (target: Element): string => {
      const label = target instanceof HTMLInputElement ? target.labels?.[0]?.textContent : undefined
      const text = target.getAttribute('aria-label') ?? label ?? target.textContent ?? ''
      return `${target.tagName.toLowerCase()} ${text.trim().slice(0, 40)}`
    }
    const unreached: string[] = []
    const targets = [...document.querySelectorAll(selector)].flatMap((target) => {
      if (
        target.closest('[inert], [aria-hidden=true], :disabled, details:not([open]) > :not(summary)') !== null
      )
        return []
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      // Not for fingers: out of sight, or covered.
      const point = findPoint(target)
      if (point === undefined) {
        const { width, height } = target.getBoundingClientRect()
        if (width > 1 && height > 1) unreached.push(describe(target))
        return []
      }
      const { width, height } = measure(target, point)
      return [
        {
          target,
          // Each end is found within a step.
          isSmall: Math.min(width, height) < least - 2 * step,
          text: `${width}×${height} ${describe(target)}`,
          isInSentence: isInSentence(target),
          x: point.x + scrollX,
          y: point.y + scrollY,
          halfWidth: width / 2,
          halfHeight: height / 2,
        },
      ]
    })
    const small = targets.filter(({ isSmall }) => isSmall)
    /** Nothing else is within a circle of the least size around its middle, nor is the circle of another small one. */
    const isSpaced = (one: (typeof targets)[number]): boolean =>
      targets.every((other) => {
        if (other === one) return true
        const [dx, dy] = [Math.abs(other.x - one.x), Math.abs(other.y - one.y)]
        if (other.isSmall && Math.hypot(dx, dy) < least) return false
        return Math.hypot(Math.max(0, dx - other.halfWidth), Math.max(0, dy - other.halfHeight)) >= least / 2
      })
    const inline = small.filter((each) => each.isInSentence)
    const spaced = small.filter((each) => !each.isInSentence && isSpaced(each))
    const toTexts = (list: typeof targets) => list.map(({ text }) => text)
    return {
      measured: targets.length,
      unreached,
      small: toTexts(small.filter((each) => !inline.includes(each) && !spaced.includes(each))),
      inline: toTexts(inline),
      spaced: toTexts(spaced),
    }
  }, minPx)
