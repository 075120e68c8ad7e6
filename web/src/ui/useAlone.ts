import { useEffect } from 'react'

let dialogs = 0

/**
 * Takes whether a dialog is open: as long as one is, nothing of the page under it can be reached, by no key and by no
 * program. The focus goes back to where it was.
 */
export const useAlone = (opened: boolean): void => {
  useEffect(() => {
    const page = document.getElementById('root')
    if (!opened || page === null) return
    const before = document.activeElement
    dialogs += 1
    page.inert = true
    return () => {
      dialogs -= 1
      // Before the focus goes back to what opened the dialog.
      page.inert = dialogs > 0
      // One that goes with its dialog leaves it on nothing, and Mantine knows the others.
      setTimeout(() => {
        const isLost = document.activeElement === document.body
        if (isLost && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true })
      })
    }
  }, [opened])
}
