import { localeKey } from '#web/i18n/locale.ts'

/**
 * Remembers the language that this device was switched to over a log-in, which may set another (spec 1.2.5). The frame
 * reads it under the same name (`app/notices/offer-locale.ts`): a module for both would load with home.
 */
export const keepLocaleBeforeLogin = (): void => {
  try {
    sessionStorage.setItem('locale_before_login', localStorage.getItem(localeKey) ?? '')
  } catch {
    // Without storage the switch in the header remains.
  }
}
