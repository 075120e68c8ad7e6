// Inlined into the page by the first-paint script, so it imports nothing.

const hide = (owner: object, name: string, value?: unknown): unknown =>
  Object.defineProperty(owner, name, { value })

/**
 * Marks the page as one of a view that ends at this time (ms). From here on it neither reads nor writes what the browser
 * keeps, which may be of a student who is signed in here: the tab's own storage stands for it, there are no
 * cookies, nothing is kept for offline use, and no stream is shared with other tabs.
 */
export const beginView = (until: string | null): void => {
  if (Number(until) <= Date.now()) return
  hide(globalThis, 'localStorage', sessionStorage)
  hide(document, 'cookie', '')
  hide(globalThis, 'indexedDB')
  hide(navigator, 'locks')
  hide(navigator, 'serviceWorker')
  document.documentElement.dataset['view'] = ''
}
