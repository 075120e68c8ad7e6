import { saveFile } from './save-file.ts'

/**
 * Shows a PDF that a call answers in the browser's own viewer, in a new tab; where no tab can be opened it is saved. The
 * type is set here, whatever was sent: nothing else of a file is ever shown as a page of the portal.
 */
export const openPdf = async (load: () => Promise<unknown>, filename: string): Promise<void> => {
  // Before anything is awaited, or the browser takes it for an advertisement.
  const tab = window.open('about:blank', '_blank')
  if (tab !== null) {
    tab.opener = null
    tab.document.title = filename
  }
  try {
    const file = await load()
    if (tab === null || tab.closed) return saveFile(file, filename)
    // The viewer reads the address again when it saves or prints, so it lives as long as the page.
    tab.location.replace(URL.createObjectURL(new Blob([file as Blob], { type: 'application/pdf' })))
  } catch (error) {
    tab?.close()
    throw error
  }
}
