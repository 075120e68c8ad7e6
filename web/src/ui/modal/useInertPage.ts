import { useEffect } from 'react'

let openDialogs = 0

/** While a dialog is opening, a press outside it hits the bare page and must not move the focus. */
const keepFocus = (event: MouseEvent): void => {
  if (event.target === document.body || event.target === document.documentElement) event.preventDefault()
}

/** Makes the page inert while a dialog is open; afterwards the focus returns to where it was. */
export const useInertPage = (isOpen: boolean): void => {
  useEffect(() => {
    const page = document.getElementById('root')
    if (!isOpen || page === null) return
    const before = document.activeElement
    openDialogs += 1
    page.inert = true
    document.addEventListener('mousedown', keepFocus)
    return () => {
      openDialogs -= 1
      // Must come before Mantine returns the focus.
      page.inert = openDialogs > 0
      if (openDialogs === 0) document.removeEventListener('mousedown', keepFocus)
      // Mantine returns the focus to what opened the dialog; if that is gone, the screen's heading gets it.
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        const isStillThere = before instanceof HTMLElement && before !== document.body && before.isConnected
        const back = isStillThere ? before : document.querySelector<HTMLElement>('#main h1')
        back?.focus({ preventScroll: true })
      })
    }
  }, [isOpen])
}
