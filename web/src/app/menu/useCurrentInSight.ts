import { useEffect } from 'react'

/** Scrolls the sidebar when the link of the current screen is out of its sight. */
export const useCurrentInSight = (currentPath: string | null): void => {
  useEffect(() => {
    const link = document.querySelector<HTMLElement>('#sidebar [aria-current]')
    const nav = link?.closest<HTMLElement>('#sidebar')
    if (!link || !nav) return
    const place = link.offsetTop - nav.scrollTop
    // Not `scrollIntoView`, after which Tab would start there.
    if (place < 0 || place + link.offsetHeight > nav.clientHeight)
      nav.scrollTop = link.offsetTop - nav.clientHeight / 2
  }, [currentPath])
}
