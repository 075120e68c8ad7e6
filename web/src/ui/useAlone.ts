import { useEffect } from 'react'

let dialogs = 0

/** While a dialog is on its way in, a press beside it meets the bare page: it leaves the focus where it is. */
const keepFocus = (event: MouseEvent): void => {
  if (event.target === document.body || event.target === document.documentElement) event.preventDefault()
}

/**
 * Takes whether a dialog is open: as long as one is, nothing of the page under it can be reached, by no key, no press and
 * no program. The focus goes back to where it was.
 */
export const useAlone = (opened: boolean): void => {
  useEffect(() => {
    const page = document.getElementById('root')
    if (!opened || page === null) return
    const before = document.activeElement
    dialogs += 1
    page.inert = true
    document.addEventListener('mousedown', keepFocus)
    return () => {
      dialogs -= 1
      // Before the focus goes back to what opened the dialog.
      page.inert = dialogs > 0
      if (dialogs === 0) document.removeEventListener('mousedown', keepFocus)
      // Mantine knows what opened it; where that has gone, the name of the screen is next.
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
        const back = isThere ? before : document.querySelector<HTMLElement>('#main h1')
        back?.focus({ preventScroll: true })
      })
    }
  }, [opened])
}
