import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { applications } from '#contract/administration/applications.ts'
import { words } from '#web/areas/applications/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { logInBy } from '../session/log-in-form.ts'

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')
const send = (page: Page) => page.getByRole('button', { name: ka(words.send), exact: true })
const office = 'გამწვევი ორგანო (მუნიციპალიტეტი ან რაიონი)'
const card = 'პირადობის მოწმობის ასლი'
const written = 'ვაკე <b>N1</b>'

test.describe('an application', () => {
  test.use({ allowedConsoleErrors: /status of 401/ })

  // spec 2.32
  test('is chosen, written, kept, sent with its documents, read and cancelled', async ({ page, signIn }) => {
    const { code, password, ask } = await signIn('last-course')
    await page.goto('/my-applications')
    await expect(page.getByText(ka(words.none))).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: ka(words.newApplication) })
      .click()
    await page.getByRole('link', { name: 'ცნობა სამხედრო აღრიცხვისთვის (ფორმა N26)' }).click()
    const address = /\/my-applications\/new\?kind=3$/
    await expect(page).toHaveURL(address)

    // A missing value is reported at its field before anything is sent.
    await send(page).click()
    const field = page.getByRole('textbox', { name: office })
    await expect(field).toBeFocused()
    await expect(page.getByText(ka(words.fillIn))).toBeVisible()
    await expect(page.getByText(ka(words.chooseFile))).toBeVisible()

    // The typed text survives a reload and an expired session.
    await field.fill(written)
    await page.reload()
    await expect(field).toHaveValue(written)
    await page.evaluate(() => localStorage.setItem('token', 'dead'))
    await page.reload()
    await expect(page).toHaveURL('/login')
    await logInBy(page, code, password)
    await expect(page).toHaveURL(address)
    await expect(field).toHaveValue(written)

    const [name, other] = ['მოწმობა 🎓.pdf', 'other.pdf']
    const pick = (label: string, file: string) =>
      page.getByLabel(label).setInputFiles({ name: file, mimeType: 'application/pdf', buffer: pdf })
    await pick(card, name)
    await pick(ka(words.otherFiles), other)
    await send(page).click()
    await expect(page).toHaveURL(/\/my-applications\?application=\d+$/)
    await expect(page.getByText(ka(words.sentNext))).toBeVisible()
    await expect(page.getByText(written)).toBeVisible()
    const own = page.getByRole('listitem').filter({ hasText: card })
    const coming = page.waitForEvent('download')
    await own.getByRole('button', { name }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe(name)
    expect(await readFile(await download.path())).toEqual(pdf)

    // The next one starts empty.
    await page.goto('/my-applications/new?kind=3')
    await expect(field).toHaveValue('')
    await page.goto('/my-applications')
    await page.getByRole('main').getByRole('listitem').getByRole('link').click()
    await page.getByRole('button', { name: ka(words.cancel) }).click()
    const dialog = page.getByRole('dialog', { name: ka(words.cancelTitle) })
    await dialog.getByRole('button', { name: ka(words.cancel) }).click()
    await expect(page.getByText(ka(words.cancelled)).first()).toBeVisible()
    await expect(page.getByRole('button', { name: ka(words.cancel) })).toBeHidden()
    expect((await ask(applications.list)).items).toMatchObject([{ kindID: 3, status: 'cancelled' }])
  })
})
