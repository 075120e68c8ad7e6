import { expect, type Locator, type Page } from '@playwright/test'
import { documents } from '#contract/account/documents.ts'
import { words as app } from '#web/app/words.ts'
import { words as profile } from '#web/areas/profile/words.ts'
import { words as picker } from '#web/parts/group-picker/words.ts'
import { words as change } from '#web/parts/phone-change/words.ts'
import { words as staffWords } from '#staff/app/words.ts'
import { resetToDuty } from '../duties/duty-dialog.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { findOffer, hasOnePart } from '../registration/offer.ts'
import { registrationScreen } from '../registration/registration-screen.ts'
import { resetUploadsAndChoices } from '../sql.ts'
import { signInStaff } from '../staff/sign-in-staff.ts'

test.use({ viewport: { width: 360, height: 760 }, hasTouch: true })

const goBack = (page: Page) => page.evaluate(() => history.back())
const goForward = (page: Page) => page.evaluate(() => history.forward())
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isOpen = (opener: Locator) => expect(opener).toHaveAttribute('aria-expanded', 'true')
const isClosed = (opener: Locator) => expect(opener).toHaveAttribute('aria-expanded', 'false')

/** The first page of the tab; "back" from the portal leads to it. */
const outside = 'about:blank#outside'

const openMarks = (page: Page) => page.locator('#main tbody button, #main li button').first()

const sheets = [
  { path: '/', name: 'more', find: (page: Page) => button(page, ka(app.more)) },
  {
    path: '/',
    name: 'search',
    find: (page: Page) => page.getByRole('button', { name: ka(app.search) }).first(),
  },
  { path: '/profile', name: 'password', find: (page: Page) => button(page, ka(profile.changePassword)) },
  { path: '/profile', name: 'phone', find: (page: Page) => button(page, ka(change.changePhone)) },
  { path: '/evaluations', name: 'marks of a subject', find: openMarks },
]

test.describe('back on a page that was just loaded', () => {
  for (const { path, name, find } of sheets)
    test(`closes the sheet, and leaves the portal with the next step: ${name}`, async ({ page, signIn }) => {
      await signIn('everyday')
      await page.goto(outside)
      await page.goto(path)
      const opener = find(page)
      const dialog = page.getByRole('dialog')
      for (const close of [() => goBack(page), () => page.keyboard.press('Escape'), () => goBack(page)]) {
        await opener.click()
        await expect(dialog).toBeVisible()
        await close()
        await expect(dialog).toHaveCount(0)
        await expect(page).toHaveURL((url) => url.pathname === path && !url.search.includes('subject'))
        await expect(opener).toBeVisible()
      }
      await goBack(page)
      await expect(page).toHaveURL(outside)
    })

  test('closes the notifications and the own menu', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto(outside)
    await page.goto('/')
    for (const opener of [
      page.getByRole('button', { name: ka(app.account) }),
      page
        .locator('header button[aria-expanded]')
        .filter({ has: page.locator('span') })
        .first(),
    ]) {
      await opener.click()
      await isOpen(opener)
      await goBack(page)
      await isClosed(opener)
      await expect(page).toHaveURL('/')
    }
    await goBack(page)
    await expect(page).toHaveURL(outside)
  })

  test('closes what was open at a reload', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto(outside)
    await page.goto('/evaluations')
    await openMarks(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('dialog')).toBeVisible()
    await goBack(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL((url) => url.pathname === '/evaluations' && !url.search.includes('subject'))
    await goBack(page)
    await expect(page).toHaveURL(outside)
  })

  test('cancels a search whose code has not loaded yet', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    let letCome = () => {}
    const gate = new Promise<void>((resolve) => (letCome = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await gate
      await route.continue()
    })
    await page
      .getByRole('button', { name: ka(app.search) })
      .first()
      .click()
    await expect(page.locator('body > input')).toHaveCount(1)
    await goBack(page)
    await expect(page.locator('body > input')).toHaveCount(0)
    letCome()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/')
  })
})

test('a link in a sheet leads to its page, and back from there once to the page beneath', async ({
  page,
  signIn,
}) => {
  await signIn('everyday')
  await page.goto(outside)
  await page.goto('/')
  await button(page, ka(app.more)).click()
  await page.getByRole('dialog').locator('a[href="/profile"]').first().click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await goBack(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await goForward(page)
  await expect(page).toHaveURL('/profile')
  await goBack(page)
  await expect(page).toHaveURL('/')
  await goBack(page)
  await expect(page).toHaveURL(outside)
})

test('two sheets close one by one, the page beneath stays, and forward opens none again', async ({
  page,
  signIn,
}) => {
  const student = await signIn('everyday')
  const { module, subject, set } = await findOffer(student, hasOnePart)
  const screen = registrationScreen(page)
  await page.goto('/schedule')
  await page.locator('nav a[href="/registration"]:visible').first().click()
  await page.goto(`/registration?module=${module.program_moduleID}`)
  const opener = screen.list.getByRole('button', { name: subject.subject_code })
  const sheet = page.getByRole('dialog', { name: subject.subject })
  await opener.click()
  await screen.press(set[0]!.group)
  await screen.register(sheet).click()
  await expect(screen.question).toBeVisible()
  await goBack(page)
  await expect(screen.question).toHaveCount(0)
  await expect(sheet).toBeVisible()
  await goBack(page)
  await expect(sheet).toHaveCount(0)
  await expect(opener).toBeVisible()
  await goForward(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await opener.click()
  await sheet.getByRole('button', { name: ka(picker.backToSubjects) }).click()
  await expect(sheet).toHaveCount(0)
  await goBack(page)
  await expect(page).toHaveURL('/registration')
  await goBack(page)
  await expect(page).toHaveURL('/schedule')
})

test('a dialog that must be answered stays, and so does the page behind it', async ({ page, signIn, db }) => {
  const student = await signIn('vaccine')
  await resetToDuty(db, student, 'vaccine')
  await student.ask(documents.vaccineAnswers)
  await page.goto(outside)
  await page.goto('/profile')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let times = 0; times < 2; times += 1) {
    await goBack(page)
    // That nothing happens has no sign to wait for.
    await page.waitForTimeout(300)
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/profile')
  }
  await resetUploadsAndChoices(db, student.code)
})

test.describe("Android's gesture", () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  })

  /** The gesture closes the newest watcher. */
  const gesture = (page: Page) =>
    page.evaluate(() => {
      const { watchers } = window as unknown as { watchers: { requestClose: () => void }[] }
      watchers.at(-1)!.requestClose()
    })

  test('closes what is on top, one by one, and adds no entry', async ({ page, signIn }) => {
    await page.addInitScript(() => {
      const watchers: object[] = []
      const all = window as unknown as { CloseWatcher: new () => object; watchers: object[] }
      all.watchers = watchers
      all.CloseWatcher = class extends all.CloseWatcher {
        constructor() {
          super()
          watchers.push(this)
        }
      }
    })
    await signIn('everyday')
    await page.goto('/evaluations')
    const length = await page.evaluate(() => history.length)
    const dialog = page.getByRole('dialog')
    for (let times = 0; times < 3; times += 1) {
      await openMarks(page).click()
      await expect(dialog).toBeVisible()
      await gesture(page)
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(
        (url) => url.pathname === '/evaluations' && !url.search.includes('subject'),
      )
    }
    expect(await page.evaluate(() => history.length)).toBe(length)
    // A keyboard can be connected to a phone: Esc closes one layer.
    const account = page.getByRole('button', { name: ka(app.account) })
    await account.click()
    await isOpen(account)
    await page.keyboard.press('/')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
})

test('back closes the sheet of sections of staff', async ({ page, baseURL }) => {
  await signInStaff(page, 'registrar', baseURL!)
  await page.goto(outside)
  await page.goto('/staff')
  const more = button(page, ka(staffWords.more))
  await more.click()
  await isOpen(more)
  await goBack(page)
  await isClosed(more)
  await expect(page).toHaveURL('/staff')
  await more.click()
  await isOpen(more)
  await page.keyboard.press('Escape')
  await isClosed(more)
  await goBack(page)
  await expect(page).toHaveURL(outside)
})
