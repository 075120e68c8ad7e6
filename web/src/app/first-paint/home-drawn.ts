// On a slow phone the portal's code would render for longer than the page takes to draw home, and hold that up.

const page = globalThis as { homeDrawn?: Promise<void> }
const event = 'home-drawn'
const timeoutMs = 1000
/** Longer where home of the last visit is shown meanwhile: the portal would replace it by placeholders. */
const cachedTimeoutMs = 10_000

/** Called by the page that draws home. */
export const expectHomeDrawn = (): void => {
  page.homeDrawn = new Promise((resolve) => {
    document.addEventListener(event, () => resolve())
    setTimeout(() => {
      if ('cached' in document.documentElement.dataset) setTimeout(resolve, cachedTimeoutMs - timeoutMs)
      else resolve()
    }, timeoutMs)
  })
}
/** Home has been drawn from the replies of the last visit. */
export const announceCachedDrawn = (): void => {
  document.documentElement.dataset['cached'] = ''
}
/** Home has been drawn, or will not be. */
export const announceHomeDrawn = (): void => {
  document.dispatchEvent(new Event(event))
}
/** Resolves when the page has drawn home, at once where it does not, and after a second at the latest, or ten with what was kept. */
export const waitForHomeDrawn = async (): Promise<void> => page.homeDrawn
