import { expect, type Locator, type Page } from '@playwright/test'
import { camera } from '#contract/campus/camera.ts'
import { lab } from '#contract/studies/lab.ts'
import { words as camWords } from '#web/areas/camera/words.ts'
import { dateWords } from '#web/ui/form/date/date-words.ts'
import { resetContract } from '../agreements/sql.ts'
import { dutyDialog } from '../duties/duty-dialog.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { findOffer } from '../registration/offer.ts'
import { signInStaff } from '../staff/sign-in-staff.ts'

/**
 * The fill and the frame of an element that are seen in forced colours. The browser keeps a background's transparency, so
 * one that is painted in the colour of the page counts as none; so does a border of that colour.
 */
const readLook = (element: Locator): Promise<string> =>
  element.evaluate((node) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'Canvas'
    const canvas = getComputedStyle(probe).color
    probe.remove()
    const toSeen = (color: string) =>
      color === canvas ||
      /^rgba\(.*, 0\)$|\/ 0\)$/.test(color) ||
      color.startsWith(canvas.replace(/^rgb\((.*)\)$/, 'rgba($1,'))
        ? 'none'
        : color
    const { backgroundColor, outlineStyle, outlineColor, borderTopStyle, borderTopColor, borderTopWidth } =
      getComputedStyle(node)
    const border = borderTopStyle === 'none' || borderTopWidth === '0px' ? 'none' : toSeen(borderTopColor)
    const outline = outlineStyle === 'none' || node.matches(':focus-visible') ? 'none' : toSeen(outlineColor)
    return JSON.stringify({
      fill: toSeen(backgroundColor),
      border: border === 'none' ? border : `${borderTopWidth} ${borderTopStyle} ${border}`,
      outline,
    })
  })

/** Expects a selected or current element to look different from the others of its list. */
const expectToStandOut = async (page: Page, one: string, others: string) => {
  const selected = page.locator(one).filter({ visible: true }).first()
  const other = page.locator(others).filter({ visible: true }).first()
  await expect(other).toBeVisible()
  await expect(selected).toBeVisible()
  await page.mouse.move(0, 0)
  // The rules for these colours are loaded after the page.
  await expect.poll(async () => (await readLook(selected)) !== (await readLook(other)), one).toBe(true)
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
})

for (const { path, one, others } of [
  { path: '/', one: 'nav a[aria-current="page"]', others: 'nav a:not([aria-current])' },
  { path: '/', one: 'main [data-today]', others: 'main [data-today] ~ *, main :has(~ [data-today])' },
  {
    path: '/schedule',
    one: 'main [aria-pressed="true"]',
    others: 'main [aria-pressed="false"]',
  },
  {
    path: '/evaluations',
    one: '[role=tab][aria-selected="true"]',
    others: '[role=tab][aria-selected="false"]',
  },
  {
    path: '/registration',
    one: 'main [aria-pressed="true"]',
    others: 'main [aria-pressed="false"]',
  },
  { path: '/academic-calendar', one: 'main li[aria-current]', others: 'main li:not([aria-current])' },
])
  test(`${path}: ${one} is seen without the page's colours`, async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto(path)
    await expectToStandOut(page, one, others)
  })

test('on a phone the bar below marks the place', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await signIn('everyday')
  await page.goto('/schedule')
  await expectToStandOut(page, 'nav a[aria-current="page"]', 'nav a:not([aria-current])')
})

test('a chosen group and its preview in the week are seen', async ({ page, signIn }) => {
  const student = await signIn('everyday')
  const { address } = await findOffer(student, ({ set, all }) => set.length === 1 && all.length > 1)
  await page.goto(address)
  await page.locator('main [role=radio]:not([aria-disabled="true"])').first().click()
  await expectToStandOut(
    page,
    'main [role=radio][aria-checked="true"]',
    'main [role=radio][aria-checked="false"]',
  )
  const [ghost, block] = ['figure [class*=ghost]', 'figure [class*=block]:not([class*=ghost])']
  await expectToStandOut(page, ghost!, block!)
  expect(await readLook(page.locator(block!).filter({ visible: true }).first())).toContain(
    '"border":"1px solid',
  )
})

test('a chosen time of a visit is seen', async ({ page, signIn, db }) => {
  const student = await signIn('international')
  await resetContract(db, student.code)
  await page.goto('/')
  const { dialog } = dutyDialog(page, 'ka')
  await dialog.getByRole('radio').first().check()
  await expectToStandOut(
    page,
    '[role=dialog] label:has(:checked)',
    '[role=dialog] label:not(:has(:checked, :disabled))',
  )
  // The dialog and the page have one colour.
  expect(await readLook(dialog)).not.toContain('"outline":"none"')
})

test('a chosen day of a calendar is seen', async ({ page, signIn }) => {
  const student = await signIn('everyday')
  expect((await student.ask(camera.requests)).equipment.length).toBeGreaterThan(0)
  await page.goto('/cam-requests')
  const open = page.getByRole('button', { name: ka(dateWords.openCalendar, { label: ka(camWords.day) }) })
  const focused = page.locator('dialog td > button:focus')
  await open.click()
  await expect(focused).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await open.click()
  await expect(focused).toBeVisible()
  // The selected one has the focus, and its focus ring alone does not count.
  await page.keyboard.press('ArrowRight')
  const days = 'dialog td'
  await expectToStandOut(
    page,
    `${days}[aria-selected="true"] > button`,
    `${days}:not([aria-selected="true"]) > button:not(:disabled, :focus)`,
  )
})

test('what is drawn with a background alone has a border or keeps it', async ({ page, signIn }) => {
  await signIn('everyday')
  await page.goto('/schedule')
  await expect
    .poll(() => readLook(page.locator('main ol > li > [class*=block]').filter({ visible: true }).first()))
    .toContain('"border":"1px solid')
  // The keys that write a character are on: the knob is at the other end of the switch.
  await page.keyboard.press('?')
  const knob = page.getByRole('dialog').getByRole('switch')
  await expect(knob).toBeChecked()
  const readKnob = () => knob.evaluate((node) => getComputedStyle(node, '::after').backgroundColor)
  const readTrack = () => knob.evaluate((node) => getComputedStyle(node).backgroundColor)
  await expect.poll(async () => (await readKnob()) !== (await readTrack())).toBe(true)
  await page.goto('/registration')
  const bar = page.locator('main [class*=bar][style*="--passed"]').filter({ visible: true }).first()
  await expect.poll(() => bar.evaluate((node) => getComputedStyle(node).borderStyle)).toBe('solid')
  expect(await bar.evaluate((node) => getComputedStyle(node).forcedColorAdjust)).toBe('none')
})

test('the placeholder of a page that is loading is seen', async ({ page, signIn }) => {
  await signIn('everyday')
  await page.route(`**${lab.units.path}`, () => undefined)
  await page.goto('/lab')
  const item = page.getByRole('main').locator('[data-skeleton] > :not(.visually-hidden)').first()
  await expect.poll(() => readLook(item)).toContain('"border":"1px solid')
})

test('a radio button or checkbox is the one of the browser', async ({ page, signIn }) => {
  await signIn('everyday')
  await page.goto('/psychologist-consultation')
  const main = page.getByRole('main')
  await main.locator('[class*=times] button').first().click()
  const mark = main.getByRole('radio').first()
  await expect.poll(() => mark.evaluate((node) => getComputedStyle(node).appearance)).toBe('auto')
})

test('the open entry of the inbox of staff is seen', async ({ page, baseURL }) => {
  await signInStaff(page, 'registrar', baseURL!)
  await page.goto('/staff')
  // The first one has no line above it.
  await page.locator('[data-entry]').nth(1).click()
  await expectToStandOut(page, 'tr[data-current]', 'tr:has([data-entry]):not([data-current], :first-child)')
})
