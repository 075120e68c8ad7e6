import type { Page } from '@playwright/test'
import type { Locale } from '#rules/text/locale.ts'

/** Shows the portal in this language, whatever the student's language of study is. */
export const setLocale = (page: Page, locale: Locale) =>
  page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale)
