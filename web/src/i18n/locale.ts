import { useSyncExternalStore } from 'react'
import { defaultLocale, toLocale, type Locale } from '#rules/text/locale.ts'

export const localeKey = 'locale'
const listeners = new Set<() => void>()

const stored = (): Locale => {
  try {
    return toLocale(localStorage.getItem(localeKey) ?? defaultLocale)
  } catch {
    return defaultLocale
  }
}

let current = stored()

export const currentLocale = (): Locale => current

export const showLocale = (locale: Locale): void => {
  const isSame = locale === current
  current = locale
  document.documentElement.lang = locale
  if (!isSame) for (const listener of listeners) listener()
}

/** Switches the language, also for the next visits (spec 1.2.3). */
export const setLocale = (locale: Locale): void => {
  try {
    localStorage.setItem(localeKey, locale)
  } catch {
    // Without storage it lasts until the page is left.
  }
  showLocale(locale)
}

/** Calls back after each switch of the language; returns how to stop that. */
export const onLocaleChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The current language; re-renders on a change. Only replies with sentences of the server are read again. */
export const useLocale = (): Locale => useSyncExternalStore(onLocaleChange, currentLocale)
