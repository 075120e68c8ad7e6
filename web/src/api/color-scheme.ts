import { useSyncExternalStore } from 'react'

export type ColorScheme = 'auto' | 'light' | 'dark'

/** Also read by the script of the first paint. */
const storageKey = 'mantine-color-scheme-value'

const readStored = (): ColorScheme => {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'auto'
  } catch {
    return 'auto'
  }
}

const listeners = new Set<() => void>()
const darkMedia = matchMedia('(prefers-color-scheme: dark)')
let chosen = readStored()

const getShown = (): 'light' | 'dark' => (chosen === 'auto' ? (darkMedia.matches ? 'dark' : 'light') : chosen)

/** Shows the choice; a page whose first paint has not done it calls it at the start. */
export const applyColorScheme = (): void => {
  document.documentElement.dataset['mantineColorScheme'] = getShown()
  for (const notify of listeners) notify()
}
darkMedia.addEventListener('change', applyColorScheme)
addEventListener('storage', ({ key }) => {
  if (key !== storageKey) return
  chosen = readStored()
  applyColorScheme()
})

/** Saves the choice for the next visits and for other tabs. */
export const setColorScheme = (scheme: ColorScheme): void => {
  chosen = scheme
  try {
    localStorage.setItem(storageKey, scheme)
  } catch {
    // Without storage it lasts until the page is left.
  }
  applyColorScheme()
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** The student's choice. */
export const useColorScheme = (): ColorScheme => useSyncExternalStore(subscribe, () => chosen)

/** The scheme that is shown: by the choice, or else by the system. */
export const useShownColorScheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, getShown)
