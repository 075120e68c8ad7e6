import type { Locator, Page } from '@playwright/test'
import type { Locale } from '#rules/text/locale.ts'
import { words } from '#web/parts/words.ts'
import { translators } from '../languages.ts'

/** The changes since the last visit, as one line on top of a page. */
export const getChanges = (page: Page, locale: Locale): Locator =>
  page.getByRole('main').getByRole('region', { name: translators[locale](words.changedSince), exact: true })

/** Opens the list of changes and returns the line with its list. */
export const openChanges = async (page: Page, locale: Locale): Promise<Locator> => {
  const changes = getChanges(page, locale)
  await changes.locator('summary').click()
  return changes
}
