import { applyColorScheme } from '#web/api/color-scheme.ts'
import '#web/ui/forced-colors.css'
import { offerLocale } from './notices/offer-locale.ts'

/** What no screen waits for. */
export const startLate = (): void => {
  // The page itself has set the colours; from now on they follow the system and other tabs.
  applyColorScheme()
  offerLocale()
}
