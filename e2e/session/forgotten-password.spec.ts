import { expect } from '@playwright/test'
import { namedStudents, sharedPassword } from '#demo/named-students.ts'
import { words as refusals } from '#server/areas/session/words.ts'
import { listUnsentMessages } from '#server/mail/sql.ts'
import { words as shell } from '#web/app/words.ts'
import { words } from '#web/areas/session/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { codeField, logInBy, logInButton, passwordField } from './log-in-form.ts'
import { findUnnamedStudent } from '../sql.ts'

const namedCodes = namedStudents.map(({ code }) => code)

test.describe('a forgotten password', () => {
  test.use({ allowedConsoleErrors: /status of (401|409)/ })

  test('is reset by e-mail: a link, a new password, and a log-in with it', async ({ page, db }) => {
    const { code, email } = await findUnnamedStudent(db, namedCodes, 40)
    await page.goto('/login')
    await page.getByRole('link', { name: ka(words.forgot) }).click()
    await expect(page).toHaveURL('/forgot-password')
    await codeField(page).fill(code)
    await page.getByRole('button', { name: ka(words.sendLink) }).click()
    await expect(page.getByRole('status')).toContainText(ka(words.linkSent))
    await expect(page.getByText(ka(words.forgotText))).toHaveCount(0)

    const message = (await listUnsentMessages(db, 5)).find(({ recipient }) => recipient === email)
    // The address of the portal is filled in when the e-mail is sent; here the portal is the one under test.
    const path = /\{portal\}(\/confirmation\/\S+)/.exec(message?.body ?? '')?.[1]
    expect(path, 'the link in the e-mail').toBeDefined()
    await page.goto(path!)
    const save = page.getByRole('button', { name: ka(words.savePassword) })
    const [password, again] = [
      page.getByLabel(ka(words.newPassword), { exact: true }),
      page.getByLabel(ka(words.repeatPassword)),
    ]
    await password.fill('mtkvari-42-new')
    await again.fill('mtkvari-43-new')
    await save.click()
    await expect(page.getByText(ka(words.passwordsDiffer))).toBeVisible()
    await again.fill('mtkvari-42-new')
    await expect(page.getByText(ka(words.passwordsDiffer))).toHaveCount(0)
    await save.click()
    await expect(page.getByRole('status')).toContainText(ka(words.passwordSaved))
    await page.getByRole('link', { name: ka(words.login) }).click()
    await logInBy(page, code, sharedPassword)
    await expect(page.getByRole('alert')).toContainText(ka(refusals.wrongLogin))
    await passwordField(page).fill('mtkvari-42-new')
    await logInButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: ka(shell.home) })).toBeVisible()
  })

  test('an unknown link is refused, with a link to request a new one', async ({ page }) => {
    await page.goto('/confirmation/never-sent')
    await page.getByLabel(ka(words.newPassword), { exact: true }).fill('mtkvari-42-new')
    await page.getByLabel(ka(words.repeatPassword)).fill('mtkvari-42-new')
    await page.getByRole('button', { name: ka(words.savePassword) }).click()
    await expect(page.getByRole('alert')).toContainText(ka(refusals.linkExpired))
    await expect(page.getByLabel(ka(words.newPassword), { exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: ka(words.requestNewLink) }).click()
    await expect(page).toHaveURL('/forgot-password')
  })

  test('an unknown code gets the same answer as a known one', async ({ page }) => {
    await page.goto('/forgot-password')
    await codeField(page).fill('U0000000')
    await page.getByRole('button', { name: ka(words.sendLink) }).click()
    await expect(page.getByRole('status')).toContainText(ka(words.linkSent))
  })
})
