import { expect, type Locator } from '@playwright/test'
import type { Phrase, PhraseParams } from '#rules/text/locale.ts'
import { words as finance } from '#web/areas/finance/dialogs/words.ts'
import { words as problem } from '#web/areas/problems/words.ts'
import { words as report } from '#web/areas/registration/report/words.ts'
import { messages } from '#web/i18n/messages.ts'
import { fileWords } from '#web/ui/file/words.ts'
import { test } from '../journey.ts'
import { en, ka } from '../languages.ts'
import { recordWrites } from '../registration/registration-screen.ts'

/** Switches to English: each message was in Georgian before, and is in English afterwards. */
const expectSwitched = async (
  within: Locator,
  toEnglish: Locator,
  ...shown: readonly [phrase: Phrase, params?: PhraseParams][]
) => {
  for (const [phrase, params] of shown) await expect(within.getByText(ka(phrase, params))).toBeVisible()
  await toEnglish.click()
  for (const [phrase, params] of shown) {
    await expect(within.getByText(en(phrase, params))).toBeVisible()
    await expect(within.getByText(ka(phrase, params))).toHaveCount(0)
  }
}

test.describe('a switch of the language changes what the browser found by itself', () => {
  // spec 1.2
  test('a missing text and a file of the wrong type', async ({ page, signIn }) => {
    await signIn('everyday')
    const writes = recordWrites(page)
    await page.goto('/register_problems')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: ka(problem.send), exact: true }).click()
    await main
      .locator('input[type=file]')
      .setInputFiles({ name: 'run.exe', mimeType: 'image/png', buffer: Buffer.from('x') })
    await expectSwitched(
      main,
      page.getByRole('button', { name: 'English', exact: true }),
      [messages.enterProblem],
      [fileWords.typeRefused, { file: 'run.exe' }],
    )
    expect(writes).toEqual([])
  })

  test('a missing password in the dialog of the bank account', async ({ page, signIn }) => {
    await signIn('scholarship')
    const writes = recordWrites(page)
    await page.goto('/')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(ka(finance.account), { exact: true }).fill('GE00TB0000000000000000')
    await dialog.getByRole('button', { name: ka(finance.save), exact: true }).click()
    const english = dialog.getByRole('button', { name: 'English', exact: true })
    await expectSwitched(dialog, english, [finance.required])
    expect(writes).toEqual([])
  })

  test('a toast that is shown', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/registration')
    await page.getByRole('button', { name: ka(report.reportProblem) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('ჯგუფი არ ჩანს')
    await dialog.getByRole('button', { name: ka(report.sendProblem), exact: true }).click()
    await expect(dialog).toBeHidden()
    const english = page.getByRole('button', { name: 'English', exact: true })
    await expectSwitched(page.locator('output'), english, [report.problemSent])
  })
})
