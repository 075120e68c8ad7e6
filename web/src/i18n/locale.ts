import { useSyncExternalStore } from 'react'
import { defaultLocale, toLocale, type Locale } from '#rules/text/locale.ts'

const key = 'locale'
const listeners = new Set<() => void>()

const stored = (): Locale => {
  try {
    return toLocale(localStorage.getItem(key) ?? defaultLocale)
  } catch {
    return defaultLocale
  }
}

let current = stored()

export const currentLocale = (): Locale => current

/** Switches the language, also for the next visits (spec 1.2.3). */
export const setLocale = (locale: Locale): void => {
  current = locale
  document.documentElement.lang = locale
  try {
    localStorage.setItem(key, locale)
  } catch {
    // Without storage it lasts until the page is left.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The current language; re-renders on a change, without loading data again. */
export const useLocale = (): Locale => useSyncExternalStore(subscribe, currentLocale)
