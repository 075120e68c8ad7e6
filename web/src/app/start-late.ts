import { applyColorScheme } from '#web/api/color-scheme.ts'
import { offerLocale } from './notices/offer-locale.ts'

/** Loads the rules for the visitor's own colours once these replace the page's. */
const followForcedColors = (): void => {
  const forced = matchMedia('(forced-colors: active)')
  const load = () => {
    if (forced.matches) void import('#web/ui/forced-colors.css')
  }
  forced.onchange = load
  load()
}

/** Work that no screen waits for. */
export const startLate = (): void => {
  // The page itself has set the colours; from now on they follow the system and other tabs.
  applyColorScheme()
  followForcedColors()
  offerLocale()
}
