import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { problems } from '#contract/administration/problems.ts'
import { words } from '#web/areas/problems/words.ts'
import { words as report } from '#web/areas/registration/report/words.ts'
import { callMessages } from '#web/i18n/call-messages.ts'
import { messages } from '#web/i18n/messages.ts'
import { fileWords } from '#web/ui/file/words.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { en, ka } from '../languages.ts'
import { logInBy } from '../session/log-in-form.ts'
import { recordWrites } from '../registration/registration-screen.ts'
import { failRequests } from '../replies.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const text = (page: Page) => page.getByRole('textbox', { name: ka(words.whatIsWrong) })
const file = (page: Page) => page.locator('input[type=file]')
const send = (page: Page) => page.getByRole('button', { name: ka(words.send), exact: true })
const written = 'ჯგუფი ორჯერ ჩანს\nსაგანი: ალგორითმები'

test.describe('a problem', () => {
  test.use({ allowedConsoleErrors: /status of (503|401)/ })

  test('with a file: no input is lost, errors are shown before it is sent, and it is listed as sent', async ({
    page,
    signIn,
  }) => {
    const { code, password, ask } = await signIn('last-course')
    const writes = recordWrites(page)
    await page.goto('/register_problems')
    await expect(page.getByText(ka(words.noProblems))).toBeVisible()
    await send(page).click()
    await expect(page.getByText(ka(messages.enterProblem))).toBeVisible()
    await expect(text(page)).toBeFocused()
    expect(writes).toEqual([])

    // The text survives a reload and an expired session.
    await text(page).fill(written)
    await page.reload()
    await expect(text(page)).toHaveValue(written)
    await page.evaluate(() => localStorage.setItem('token', 'dead'))
    await page.reload()
    await expect(page).toHaveURL('/login')
    await logInBy(page, code, password)
    await expect(page).toHaveURL('/register_problems')
    await expect(text(page)).toHaveValue(written)

    const name = 'ეკრანი 🎓.png'
    await file(page).setInputFiles({ name: 'run.exe', mimeType: 'image/png', buffer: png })
    await expect(
      page.getByRole('alert').filter({ hasText: ka(fileWords.typeRefused, { file: 'run.exe' }) }),
    ).toBeVisible()
    await file(page).setInputFiles({ name, mimeType: 'image/png', buffer: png })
    await expect(page.getByText(name)).toBeVisible()
    await expect(page.getByRole('button', { name: ka(fileWords.removeFile, { file: name }) })).toBeVisible()

    // The portal is unavailable: text and file stay, and the same attempt is sent again.
    const restore = await failRequests(page, problems.report.path, { method: 'POST' })
    await send(page).click()
    await expect(page.getByRole('alert').filter({ hasText: ka(callMessages.generic) })).toBeVisible()
    await expect(text(page)).toHaveValue(written)
    await expect(page.getByText(name)).toBeVisible()
    restore()
    await send(page).click()
    await expect(page.getByRole('status').filter({ hasText: ka(words.sentNow) })).toBeVisible()
    await expect(text(page)).toHaveValue('')

    const own = page.getByRole('listitem').filter({ hasText: 'ალგორითმები' })
    await expect(own).toContainText(ka(words.sent))
    await expect(own).toHaveAttribute('data-marked')
    const coming = page.waitForEvent('download')
    await own.getByRole('button', { name: ka(words.download, { file: name }) }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe(name)
    expect(await readFile(await download.path())).toEqual(png)
    expect((await ask(problems.list)).problems).toMatchObject([
      { text: written, filename: name, status: 'sent' },
    ])
  })
})

test('from registration: a small dialog with a text, in English', async ({ page, signIn }) => {
  const { ask } = await signIn('last-course')
  await setLocale(page, 'en')
  await page.goto('/registration')
  await page.getByRole('button', { name: en(report.reportProblem) }).click()
  const dialog = page.getByRole('dialog', { name: en(report.reportProblem) })
  const field = dialog.getByRole('textbox', { name: en(report.problemLabel) })
  await expect(field).toBeFocused()
  const press = dialog.getByRole('button', { name: en(report.sendProblem), exact: true })
  await press.click()
  await expect(dialog.getByText(en(messages.enterProblem))).toBeVisible()
  await field.fill('There is no group of ALG 101 for me')
  await dialog.getByRole('button', { name: en(report.cancel) }).click()
  await page.reload()
  await page.getByRole('button', { name: en(report.reportProblem) }).click()
  await expect(field).toHaveValue('There is no group of ALG 101 for me')
  await press.click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('output', { hasText: en(report.problemSent) })).toBeVisible()
  expect((await ask(problems.list)).problems[0]).toMatchObject({
    text: 'There is no group of ALG 101 for me',
    status: 'sent',
  })
})
