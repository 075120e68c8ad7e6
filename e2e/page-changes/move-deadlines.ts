import { expect, type Page } from '@playwright/test'
import type { Locale } from '#rules/text/locale.ts'
import { words } from '#web/parts/words.ts'
import { en, ka } from '../languages.ts'

/** The page tells just these changes, until she says that she has seen them; then it is silent. */
export const expectTold = async (
  page: Page,
  locale: Locale,
  path: string,
  sentences: readonly string[],
): Promise<void> => {
  const t = { ka, en }[locale]
  await page.goto(path)
  const told = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: t(words.changedSince) })
  await expect(told.getByRole('listitem')).toHaveText([...sentences])
  await told.getByRole('button', { name: t(words.haveSeen) }).click()
  await expect(told).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(told).toHaveCount(0)
}
