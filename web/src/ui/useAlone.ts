import { useEffect } from 'react'

let dialogs = 0

/** Takes whether a dialog is open: as long as one is, nothing of the page under it can be reached, by no key and by no program. */
export const useAlone = (opened: boolean): void => {
  useEffect(() => {
    const page = document.getElementById('root')
    if (!opened || page === null) return
    dialogs += 1
    page.inert = true
    return () => {
      dialogs -= 1
      // Before the focus goes back to what opened the dialog.
      page.inert = dialogs > 0
    }
  }, [opened])
}
