import { expect } from '@playwright/test'
import { findNamedMember } from '#demo/staff/named-staff.ts'
import { createMember } from '#server/areas/access/members/change-members.ts'
import { createInvitation } from '#server/areas/staff-session/create-invitation.ts'
import { createTotpCode, toTotpStep } from '#server/areas/staff-session/second-factor/totp.ts'
import { words } from '#staff/areas/session/words.ts'
import { words as factorWords } from '#staff/ui/second-factor/words.ts'
import { words as accountWords } from '#staff/areas/account/words.ts'
import { words as inboxWords } from '#staff/areas/inbox/words.ts'
import { passwordWords } from '#web/ui/form/password-words.ts'
import { words as frameWords } from '#staff/app/words.ts'
import { checkPage } from '../check-page.ts'
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
    await page.getByLabel(words.password.ka, { exact: true }).fill('not the password')
    const submit = page.getByRole('button', { name: words.enter.ka, exact: true })
    await submit.click()
    await expect(page.getByRole('alert')).toContainText('ელფოსტა ან პაროლი არასწორია.')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('alert')).toContainText('Incorrect e-mail or password.')
    await page.getByLabel(words.password.en, { exact: true }).fill(administrator.password)
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
    await page.getByLabel(words.password.en, { exact: true }).fill(password)
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
      await page.getByLabel(words.newPassword.en, { exact: true }).fill('password123')
      await submit.click()
      await expect(page.getByText('This password is easy to guess. Choose another one')).toBeVisible()
      await page.getByLabel(words.newPassword.en, { exact: true }).fill('a password of Eka')
      await submit.click()
      await expect(page.getByRole('img', { name: factorWords.qr.en })).toBeVisible()
      await page.getByText(factorWords.byHand.en).click()
      const key = (await page.locator('details code').innerText()).replaceAll(' ', '')
      await page.getByLabel(factorWords.code.en, { exact: true }).fill('000000')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toContainText('The code is wrong')
      await page.getByLabel(factorWords.code.en, { exact: true }).fill(codeOf(key))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: factorWords.recoveryCodes.en })).toBeVisible()
      const recovery = await page.locator('li code').allInnerTexts()
      expect(recovery).toHaveLength(10)
      await page.getByRole('button', { name: factorWords.saved.en }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Eka')

      const signIn = async (code: string) => {
        await page.goto('/staff/login')
        await page.getByLabel(words.email.en).fill(email)
        await page.getByLabel(words.password.en, { exact: true }).fill('a password of Eka')
        await page.keyboard.press('Enter')
        await page.getByLabel(factorWords.code.en, { exact: true }).fill(code)
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

test.describe('the second factor', () => {
  test.use({ allowedConsoleErrors: /status of (401|422)/ })
  test('is set up by a member of staff without one, with the password again, and asked for from then on', async ({
    page,
    db,
  }) => {
    const email = 'without@aragvi.example'
    const password = 'a password of Ana'
    const name = { ka: { first: 'ანა', last: 'მესხი' }, en: { first: 'Ana', last: 'Meskhi' } }
    const member = await createMember(db, { email, ...name, lecturerID: null })
    const link = (await createInvitation(db, member!.staffID)).split('#')[1]!
    expect((await page.request.post('/api/staff/auth/accept', { data: { link, password } })).ok()).toBe(true)
    await setLocale(page, 'en')
    const signIn = async () => {
      await page.goto('/staff/login?to=%2Faccount')
      await page.getByLabel(words.email.en).fill(email)
      await page.getByLabel(words.password.en, { exact: true }).fill(password)
    }
    await signIn()
    // The typed password can be shown.
    const typed = page.getByLabel(words.password.en, { exact: true })
    await page.getByRole('button', { name: passwordWords.showPassword.en }).click()
    await expect(typed).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: passwordWords.hidePassword.en }).click()
    await expect(typed).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: words.enter.en, exact: true }).click()
    const section = page.getByRole('region', { name: accountWords.secondFactor.en })
    await section.getByRole('button', { name: accountWords.setUp.en }).click()
    const again = section.getByLabel(accountWords.password.en, { exact: true })
    await expect(again).toBeFocused()
    await again.fill('not the password')
    await page.keyboard.press('Enter')
    await expect(section.getByText('Wrong password')).toBeVisible()
    await expect(section.getByRole('img', { name: factorWords.qr.en })).toHaveCount(0)
    await again.fill(password)
    await page.keyboard.press('Enter')
    await expect(section.getByRole('img', { name: factorWords.qr.en })).toBeVisible()
    await expect(section.getByRole('heading', { name: factorWords.enrol.en })).toBeFocused()
    await checkPage(page, 'the set-up of the second factor')
    await section.getByText(factorWords.byHand.en).click()
    const key = (await section.locator('details code').innerText()).replaceAll(' ', '')
    const code = section.getByLabel(factorWords.code.en, { exact: true })
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill(codeOf(key))
    await page.keyboard.press('Enter')
    await expect(section.getByRole('heading', { name: factorWords.recoveryCodes.en })).toBeFocused()
    await expect(section.locator('li code')).toHaveCount(10)
    await section.getByRole('button', { name: factorWords.saved.en }).click()
    await expect(section.getByText('10 recovery codes are left')).toBeVisible()
    await expect(section.getByRole('heading', { level: 2 })).toBeFocused()

    await signIn()
    await page.keyboard.press('Enter')
    await page.getByLabel(factorWords.code.en, { exact: true }).fill(codeOf(key, 1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/staff\/account$/)
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
