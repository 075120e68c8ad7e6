import { expect, type Locator, type Page } from '@playwright/test'
import { findNamedStudent } from '#demo/named-students.ts'
import { words as loginWords } from '#server/areas/session/words.ts'
import { words as shell } from '#web/app/words.ts'
import { words as finance } from '#web/areas/finance/dialogs/words.ts'
import { words } from '#web/areas/session/words.ts'
import { test } from '../journey.ts'
import { recordWrites } from '../registration/registration-screen.ts'
import { en, ka } from '../languages.ts'

test.describe('the language', () => {
  // spec 1.2
  test('is switched at once, survives a reload, is sent with every call, and reloads nothing', async ({
    page,
    signIn,
  }) => {
    await signIn('everyday')
    await page.goto('/')
    const toEnglish = page.getByRole('button', { name: 'English' })
    await expect(page.getByRole('heading', { level: 1, name: ka(shell.home) })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => request.url().includes('/api/') && requests.push(request.url()))
    await toEnglish.click()
    await expect(page.getByRole('heading', { level: 1, name: en(shell.home) })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle(new RegExp(en(shell.portal)))
    expect(requests).toEqual([])

    const user = page.waitForRequest('**/api/auth/user')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: en(shell.home) })).toBeVisible()
    expect((await user).headers()['content-language']).toBe('en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('a switch before the log-in is immediate; the log-in sets it again, and offers what was chosen', async ({
    page,
  }) => {
    const { code, password } = findNamedStudent('everyday')
    const logIn = async (choose: (offer: Locator) => Promise<void>) => {
      await page.getByLabel(en(words.code)).fill(code)
      await page.getByLabel(new RegExp(`^${en(words.password)}`)).fill(password)
      await page.getByRole('button', { name: en(words.login), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: ka(shell.home) })).toBeVisible()
      const offer = page.getByRole('button', { name: 'Continue in English' })
      await expect(offer).toBeVisible()
      await choose(offer)
      await expect(page.getByRole('heading', { level: 1, name: en(shell.home) })).toBeVisible()
      // A language that was chosen, also by hand, is no longer offered.
      await expect(offer).toHaveCount(0)
    }
    await page.goto('/login')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('button', { name: en(words.login), exact: true })).toBeVisible()
    await logIn((offer) => offer.click())
    // Chosen after the log-in it is offered at the next one in this browser.
    await page.goto('/logout')
    await logIn(() => switchTo(page, 'English'))
  })
})

const switchTo = (page: Page, name: 'English' | 'ქართული') =>
  page.getByRole('button', { name, exact: true }).click()

test.describe('a switch of the language after a refusal', () => {
  test.use({ allowedConsoleErrors: /status of (401|422)/ })

  // spec 3.10.1
  test('changes the refusal, without another request', async ({ page }) => {
    const writes = recordWrites(page)
    await page.goto('/login')
    await page.getByLabel(ka(words.code)).fill('U2400001')
    await page.getByLabel(new RegExp(`^${ka(words.password)}`)).fill('not-the-password')
    await page.getByRole('button', { name: ka(words.login), exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(ka(loginWords.wrongLogin))
    await switchTo(page, 'English')
    await expect(page.getByRole('alert')).toContainText(en(loginWords.wrongLogin))
    expect(writes).toHaveLength(1)
  })

  test('changes the messages of wrong fields', async ({ page, signIn }) => {
    const writes = recordWrites(page)
    await signIn('scholarship')
    await page.goto('/')
    const dialog = page.getByRole('dialog')
    const wrong = dialog.getByText('პაროლი არასწორია', { exact: true })
    await dialog.getByLabel(ka(finance.account), { exact: true }).fill('GE29NB0000000101904917')
    await dialog.getByLabel(ka(finance.password), { exact: true }).fill('not-the-password')
    await dialog.getByRole('button', { name: ka(finance.save), exact: true }).click()
    await expect(wrong).toBeVisible()
    await dialog.getByRole('button', { name: 'English', exact: true }).click()
    await expect(dialog.getByText('Wrong password', { exact: true })).toBeVisible()
    await expect(wrong).toHaveCount(0)
    expect(writes).toHaveLength(1)
  })
})
