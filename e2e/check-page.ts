import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Checks the page as it is, once loaded and still: axe finds nothing, and nothing scrolls sideways. */
export const checkPage = async (page: Page, where: string): Promise<void> => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)))
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    where,
  ).toEqual([])
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWide, `${where} scrolls sideways`).toBe(false)
}
