import { expect } from '@playwright/test'
import { findNamedStudent } from '#demo/named-students.ts'
import { passwordWords } from '#web/ui/form/password-words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { codeField, logInButton, passwordField } from './log-in-form.ts'

// spec 2.3
test.describe('the log-in form', () => {
  for (const isLoaded of [true, false])
    test(`the code has the focus, and a button shows the password${isLoaded ? '' : ', before the code has loaded'}`, async ({
      page,
    }) => {
      const { code, password } = findNamedStudent('everyday')
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      if (!isLoaded)
        await page.route(/\/assets\/.*\.js$/, async (route) => {
          await held
          await route.continue()
        })
      await page.goto('/login', { waitUntil: isLoaded ? 'load' : 'commit' })
      if (isLoaded) await page.waitForLoadState('networkidle')
      await expect(codeField(page)).toBeFocused()
      await page.keyboard.type(code)
      await expect(codeField(page)).toHaveValue(code)
      await page.keyboard.press('Tab')
      await expect(passwordField(page)).toBeFocused()
      await page.keyboard.type(password)
      await page.getByRole('button', { name: ka(passwordWords.showPassword) }).click()
      await expect(passwordField(page)).toHaveAttribute('type', 'text')
      release()
      await expect(page.locator('#first')).toHaveCount(0)
      await expect(passwordField(page)).toHaveValue(password)
      await page.getByRole('button', { name: ka(passwordWords.hidePassword) }).click()
      await expect(passwordField(page)).toHaveAttribute('type', 'password')
      await logInButton(page).click()
      await expect(page).toHaveURL('/')
    })
})
