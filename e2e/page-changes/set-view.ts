import type { Locale } from '#rules/text/locale.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'

/** The language, of the browser and of the portal, and the width in the tests of this group. */
export const setView = (locale: Locale, width: number): void => {
  test.use({ viewport: { width, height: 800 }, locale: locale === 'ka' ? 'ka-GE' : 'en-GB' })
  test.beforeEach(({ page }) => setLocale(page, locale))
}
