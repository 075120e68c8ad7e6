import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { words } from '#web/ui/words.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules of these standards whose result depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

const placeholder = new RegExp(`^(${words.loading.ka}|${words.loading.en})$`)

/** Waits until nothing of the page is being read. */
export const expectLoaded = (page: Page) => expect(page.getByText(placeholder)).toHaveCount(0)

/** The Tab order of a dialog's buttons follows their visual order: the main one is at the right, on a phone first. */
const expectButtonsInOrder = async (page: Page, where: string): Promise<void> => {
  const dialogs = await page.locator('[data-dialog-buttons]').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('button, a')].map((button) => {
        const { x, y, right, bottom } = button.getBoundingClientRect()
        return { isMain: button.matches('[data-variant="filled"]'), x, y, right, bottom }
      }),
    ),
  )
  const isPhone = page.viewportSize()!.width < 720
  for (const buttons of dialogs) {
    const said = `${where}: the buttons ${JSON.stringify(buttons)}`
    for (const [nth, { x, y }] of buttons.entries()) {
      const before = buttons[nth - 1]
      if (before !== undefined) expect.soft(y >= before.bottom || x >= before.right, said).toBe(true)
    }
    const main = buttons.findIndex(({ isMain }) => isMain)
    if (main !== -1) expect.soft(main, said).toBe(isPhone ? 0 : buttons.length - 1)
  }
}

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
  await expectButtonsInOrder(page, where)
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect.soft(isWide, `${where} scrolls sideways`).toBe(false)
}
