import { expect, type Page } from '@playwright/test'
import type { Locale } from '#rules/text/locale.ts'
import { words } from '#web/parts/words.ts'
import { en, ka } from '../languages.ts'
import { getChanges, openChanges } from './open-changes.ts'

/** Expects that the page shows exactly these changes until they are marked as seen. */
export const expectListedChange = async (
  page: Page,
  locale: Locale,
  path: string,
  sentences: readonly string[],
  hasRows = true,
): Promise<void> => {
  const t = { ka, en }[locale]
  await page.goto(path)
  const notice = getChanges(page, locale)
  await expect(notice.locator('summary')).toHaveText(t(words.changesCount, { count: sentences.length }))
  await expect(notice.getByRole('listitem')).toHaveCount(0)
  await openChanges(page, locale)
  await expect(notice.getByRole('listitem')).toHaveText([...sentences])
  // Each stands at its row too, after the name of the row.
  if (hasRows) {
    const marks = page.getByRole('main').locator('[class*="mark"]')
    for (const sentence of sentences)
      await expect
        .poll(async () =>
          (await marks.allInnerTexts()).some((mark) => mark !== '' && sentence.endsWith(mark)),
        )
        .toBe(true)
  }
  await notice.getByRole('button', { name: t(words.haveSeen) }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(notice).toHaveCount(0)
}
