import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { words } from '#web/ui/words.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules of these standards whose result depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

const placeholder = new RegExp(`^(${words.loading.ka}|${words.loading.en})$`)

/** Waits until nothing of the page is being read. */
export const expectLoaded = (page: Page) => expect(page.getByText(placeholder)).toHaveCount(0)

/** Waits until the page is loaded and still, and checks it: axe finds nothing, no text lacks a value, and nothing scrolls sideways. */
export const checkPage = async (
  page: Page,
  where: string,
  { areColoursEnough = false }: { readonly areColoursEnough?: boolean } = {},
): Promise<void> => {
  await expectLoaded(page)
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)))
  // Its source takes longer than a check: a page that has it is not given it again.
  const hasAxe = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) }).options({
    resultTypes: ['violations'],
    runOnly: areColoursEnough ? { type: 'rule', values: colourRules } : { type: 'tag', values: standards },
  })
  // No frames, and no second page for the report.
  const { violations } = await axe.setLegacyMode(true).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect.soft(found, where).toEqual([])
  const unfilled = await page.evaluate(() => document.body.innerText.match(/\{\w+\}/g) ?? [])
  // Templates of answers are lists of such texts.
  if (!page.url().includes('/staff/templates'))
    expect.soft(unfilled, `${where} shows parameters without values`).toEqual([])
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect.soft(isWide, `${where} scrolls sideways`).toBe(false)
}
