import { localeKey } from '#web/i18n/locale.ts'

/**
 * Saves the language that this device was switched to over a log-in, which may set another (spec 1.2.5). The portal
 * reads it under the same name (`app/notices/offer-locale.ts`): a module for both would load with home.
 */
export const saveLocaleBeforeLogin = (): void => {
  try {
    const chosen = localStorage.getItem(localeKey)
    if (chosen !== null) sessionStorage.setItem('locale_before_login', chosen)
  } catch {
    // Without storage the switch in the header remains.
  }
}
