import { useSyncExternalStore } from 'react'
import { defaultLocale, toLocale, type Locale } from '#rules/text/locale.ts'

const key = 'locale'
const listeners = new Set<() => void>()

const stored = (): Locale => {
  try {
    return toLocale(localStorage.getItem(key) ?? defaultLocale)
  } catch {
    // A browser that keeps nothing still shows the portal, in Georgian.
    return defaultLocale
  }
}

let current = stored()

/** Gives the language that is shown now. */
export const currentLocale = (): Locale => current

/** Takes a language; shows it from now on, here and at the next visit (spec 1.2.3). */
export const setLocale = (locale: Locale): void => {
  current = locale
  document.documentElement.lang = locale
  try {
    localStorage.setItem(key, locale)
  } catch {
    // Shown all the same until the page is left.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language that is shown now; the component is drawn again when it changes, and no data is loaded again. */
export const useLocale = (): Locale => useSyncExternalStore(subscribe, currentLocale)
