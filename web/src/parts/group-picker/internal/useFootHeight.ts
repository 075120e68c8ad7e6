import { useCallback } from 'react'

const property = '--sheet-foot-height'

/** Sets the offset of the toast above the footer that the sheet has pinned below its groups; the footer is not always there. */
export const useFootHeight = () =>
  useCallback((sheet: HTMLElement | null) => {
    if (sheet === null) return undefined
    const { style } = document.documentElement
    let foot: HTMLElement | null = null
    // Below few groups it does not reach the edge of the window; without content it is not drawn.
    const measure = () => {
      const own = foot?.offsetHeight ?? 0
      const height = own && Math.max(own, innerHeight - foot!.getBoundingClientRect().top)
      style.setProperty(property, `${height}px`)
    }
    const resizes = new ResizeObserver(measure)
    const find = () => {
      const found = sheet.querySelector('footer')
      if (found === foot) return measure()
      if (foot !== null) resizes.unobserve(foot)
      foot = found
      if (foot !== null) resizes.observe(foot)
      measure()
    }
    const changes = new MutationObserver(find)
    changes.observe(sheet, { childList: true, subtree: true })
    find()
    return () => {
      changes.disconnect()
      resizes.disconnect()
      style.removeProperty(property)
    }
  }, [])
