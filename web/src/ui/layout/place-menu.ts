import { findMenuPlace } from './find-menu-place.ts'

/** Between the button and its menu, with the menu's padding, in px. */
const gapPx = 24

/** The area that the page and its scrolling boxes leave in sight. */
const findFreeSpan = (panel: HTMLElement) => {
  const { scrollMarginBottom } = getComputedStyle(panel)
  let top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  let bottom = innerHeight - (Number.parseFloat(scrollMarginBottom) || 0)
  for (let each = panel.parentElement; each !== null && each !== document.body; each = each.parentElement) {
    if (getComputedStyle(each).overflowY === 'visible') continue
    const box = each.getBoundingClientRect()
    top = Math.max(top, box.top)
    bottom = Math.min(bottom, box.bottom)
  }
  return { top, bottom }
}

/** The contents of a menu that opens at the lower edge: the menu stands above its button, so that no row moves under the pointer. */
export const placeMenu = (contents: HTMLElement | null): void => {
  const panel = contents?.parentElement
  const button = panel?.previousElementSibling?.getBoundingClientRect()
  if (!contents || !panel || !button) return
  const place = findMenuPlace(button, contents.offsetHeight + gapPx, findFreeSpan(contents))
  panel.style.top = place === 'above' ? 'auto' : ''
  panel.style.bottom = place === 'above' ? 'calc(100% + 4px)' : ''
  if (place === 'scroll') contents.scrollIntoView({ block: 'nearest' })
}
