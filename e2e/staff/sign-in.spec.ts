import { expect } from '@playwright/test'
import { findNamedMember } from '#demo/staff/named-staff.ts'
import { createMember } from '#server/areas/access/members/change-members.ts'
import { createInvitation } from '#server/areas/staff-session/create-invitation.ts'
import { createTotpCode, toTotpStep } from '#server/areas/staff-session/second-factor/totp.ts'
import { words } from '#staff/areas/session/words.ts'
import { words as accountWords } from '#staff/areas/account/words.ts'
import { words as inboxWords } from '#staff/areas/inbox/words.ts'
import { words as frameWords } from '#staff/app/words.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { endStaffSessions, setSecondFactor } from './sql.ts'
import { signInStaff } from './sign-in-staff.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** The key as an authenticator app reads it. */
const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)))
}
const codeOf = (key: string, offset = 0) =>
  createTotpCode(fromBase32(key), toTotpStep(Date.now() / 1000) + offset)

const administrator = findNamedMember('administrator')

test.describe('the sign-in', () => {
  test.use({ allowedConsoleErrors: /status of 401/ })
  test('staff sign in from the list of the demo, and a wrong password is refused', async ({ page }) => {
    await page.goto('/staff')
    await expect(page).toHaveURL('/staff/login?to=%2F')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signIn.ka)
    await page.getByRole('button', { name: administrator.email }).click()
    await page.getByLabel(words.password.ka).fill('not the password')
    const submit = page.getByRole('button', { name: words.enter.ka, exact: true })
    await submit.click()
    await expect(page.getByRole('alert')).toContainText('ელფოსტა ან პაროლი არასწორია.')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('alert')).toContainText('Incorrect e-mail or password.')
    await page.getByLabel(words.password.en).fill(administrator.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/staff\/?$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inboxWords.inbox.en)
  })
})

test.describe('a lost session', () => {
  test.use({ allowedConsoleErrors: /401/ })
  test('leads back to the page where it has ended, and a log-out does not', async ({ page, db, baseURL }) => {
    await signInStaff(page, 'auditor', baseURL!)
    await setLocale(page, 'en')
    await page.goto('/staff/audit?sort=at')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const { email, password } = findNamedMember('auditor')
    await endStaffSessions(db, email)
    await page.getByRole('link', { name: 'Account' }).click()
    await expect(page.getByText(words.ended.en)).toBeVisible()
    await page.getByLabel(words.email.en).fill(email)
    await page.getByLabel(words.password.en).fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/staff\/account$/)
    await page.getByRole('button', { name: frameWords.signOut.en }).first().click()
    await expect(page).toHaveURL('/staff/login')
    await page.goto('/staff/audit')
    await expect(page).toHaveURL(/\/staff\/login\?to=/)
  })
})

test.describe('an invitation', () => {
  test.use({ allowedConsoleErrors: /status of (401|409|422)/ })
  test('sets password and second factor, whose codes and recovery codes then sign in', async ({
    page,
    db,
  }) => {
    const email = 'invited@aragvi.example'
    const name = { ka: { first: 'ეკა', last: 'მესხი' }, en: { first: 'Eka', last: 'Meskhi' } }
    const member = await createMember(db, { email, ...name, lecturerID: null })
    const path = await createInvitation(db, member!.staffID)
    await setSecondFactor(db, true)
    try {
      await setLocale(page, 'en')
      await page.goto(path)
      await expect(page.getByText('Eka Meskhi, choose a password')).toBeVisible()
      const submit = page.getByRole('button', { name: words.setPassword.en })
      await page.getByLabel(words.newPassword.en).fill('password123')
      await submit.click()
      await expect(page.getByText('This password is easy to guess. Choose another one')).toBeVisible()
      await page.getByLabel(words.newPassword.en).fill('a password of Eka')
      await submit.click()
      await expect(page.getByRole('img', { name: words.qr.en })).toBeVisible()
      await page.getByText(words.byHand.en).click()
      const key = (await page.locator('details code').innerText()).replaceAll(' ', '')
      await page.getByLabel(words.code.en, { exact: true }).fill('000000')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toContainText('The code is wrong')
      await page.getByLabel(words.code.en, { exact: true }).fill(codeOf(key))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: words.recoveryCodes.en })).toBeVisible()
      const recovery = await page.locator('li code').allInnerTexts()
      expect(recovery).toHaveLength(10)
      await page.getByRole('button', { name: words.saved.en }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Eka')

      const signIn = async (code: string) => {
        await page.goto('/staff/login')
        await page.getByLabel(words.email.en).fill(email)
        await page.getByLabel(words.password.en).fill('a password of Eka')
        await page.keyboard.press('Enter')
        await page.getByLabel(words.code.en, { exact: true }).fill(code)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Eka')
      }
      await signIn(codeOf(key, 1))
      await signIn(recovery[0]!)
      await page.getByRole('link', { name: 'Account' }).click()
      await expect(page.getByText('9 recovery codes are left')).toBeVisible()
      await page.getByLabel(accountWords.password.en, { exact: true }).fill('a password of Eka')
      await page.getByRole('button', { name: accountWords.renew.en }).click()
      await expect(page.locator('li code')).toHaveCount(10)

      await page.goto(path)
      await expect(page.getByRole('alert')).toContainText('This invitation has been used or has expired.')
    } finally {
      await setSecondFactor(db, false)
    }
  })
})

test('students load nothing of staff, and staff nothing of students', async ({ page, signIn, baseURL }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await signIn('everyday')
  for (const path of ['/', '/schedule', '/profile', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('load')
  }
  expect(requested.length).toBeGreaterThan(10)
  expect(requested.filter((path) => path.startsWith('/staff') || path.startsWith('/api/staff'))).toEqual([])
  // The open page of the student would be loaded again without its token.
  await page.goto('about:blank')
  await signInStaff(page, 'administrator', baseURL!)
  requested.length = 0
  for (const path of ['/staff', '/staff/audit', '/staff/access', '/staff/account']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('load')
  }
  const ofStudents = requested.filter((path) => !path.startsWith('/staff') && !path.startsWith('/api/staff'))
  expect(requested.length).toBeGreaterThan(10)
  expect(ofStudents).toEqual([])
})
