import { expect, type Locator, type Page } from '@playwright/test'
import { camera } from '#contract/campus/camera.ts'
import { words as camWords } from '#web/areas/camera/words.ts'
import { dateWords } from '#web/ui/form/date/date-words.ts'
import { resetContract } from '../agreements/sql.ts'
import { dutyDialog } from '../duties/duty-dialog.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { findOffer } from '../registration/offer.ts'
import { signInStaff } from '../staff/sign-in-staff.ts'

/** The borders and colours that are left of an element in forced colours. */
const readLook = (element: Locator): Promise<string> =>
  element.evaluate((node) => {
    const { backgroundColor, outlineStyle, borderStyle, borderColor, borderWidth } = getComputedStyle(node)
    const outline = outlineStyle !== 'none' && !node.matches(':focus-visible')
    return JSON.stringify({ backgroundColor, outline, borderStyle, borderColor, borderWidth })
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

test('the open entry of the inbox of staff is seen', async ({ page, baseURL }) => {
  await signInStaff(page, 'registrar', baseURL!)
  await page.goto('/staff')
  await page.locator('[data-entry]').first().click()
  await expectToStandOut(page, 'tr[data-current]', 'tr:has([data-entry]):not([data-current])')
})
