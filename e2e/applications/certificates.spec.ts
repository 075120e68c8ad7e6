import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { applications } from '#contract/administration/applications.ts'
import { words as certificateWords } from '#server/areas/certificates/words.ts'
import { words as staffWords } from '#staff/areas/certificates/words.ts'
import { words as listWords } from '#staff/ui/list/words.ts'
import { messages } from '#web/i18n/messages.ts'
import { words } from '#web/areas/applications/words.ts'
import { words as verifyWords } from '#web/areas/certificates/words.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { en, ka } from '../languages.ts'
import { signInStaff } from '../staff/sign-in-staff.ts'

const addressee = 'საელჩო <b>ბერლინი</b>'
const reason = 'სახელი <i>შეიცვალა</i>'

// spec 2.37
test('a transcript is made at once, as a PDF and for another university, is checked by anyone, and is revoked', async ({
  page,
  signIn,
  baseURL,
}) => {
  test.slow()
  const student = await signIn('near-limit')
  await page.goto('/my-applications/new?kind=2')
  await expect(page.getByRole('radio', { name: 'ქართული' })).toBeChecked()
  await page.getByRole('radio', { name: 'ინგლისური' }).check()
  await page.getByLabel('სად წარადგენთ', { exact: false }).fill(addressee)
  await checkPage(page, 'the form of a certificate')
  await page.getByRole('button', { name: ka(words.makeDocument) }).click()
  const download = page.getByRole('button', { name: ka(words.download) })
  await expect(download).toBeVisible()
  await checkPage(page, 'an application with its certificate')
  const file = page.waitForEvent('download')
  await download.click()
  expect((await file).suggestedFilename()).toMatch(/2\d{3}-\d{6}\.pdf$/)
  const downloadElmo = page.getByRole('button', { name: ka(words.downloadElmo) })
  const elmo = page.waitForEvent('download')
  await downloadElmo.click()
  expect((await elmo).suggestedFilename()).toMatch(/^ELMO 2\d{3}-\d{6}\.xml$/)
  expect(await readFile(await (await elmo).path(), 'utf8')).toContain('<type>Transcript of Records</type>')
  const { items } = await student.ask(applications.list)
  const { certificate } = await student.ask(applications.one, {
    params: { id: items[0]!.applicationID },
  })
  const { number, code } = certificate!

  // Somebody without an account, who types the code from the paper.
  const context = await page.context().browser()!.newContext({ baseURL: baseURL!, colorScheme: 'dark' })
  const other = await context.newPage()
  await other.setViewportSize({ width: 360, height: 760 })
  const field = other.getByLabel(ka(verifyWords.code))
  const unknown = '7K3M-9QXP-2D4T'
  await other.goto(`/verify?code=${unknown}`)
  await expect(other.getByText(ka(certificateWords.noCertificate))).toBeVisible()
  await expect(field).toHaveValue(unknown)
  await checkPage(other, 'an unknown code')
  await other.goto('/verify')
  const check = other.getByRole('button', { name: ka(verifyWords.check) })
  await field.fill('7K3M')
  await check.click()
  await expect(other.getByText(ka(verifyWords.notACode))).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(code.toLowerCase().replaceAll('-', ' '))
  await check.click()
  // The paper is English, and the visitor has chosen no language.
  await expect(other.getByText(en(verifyWords.valid))).toBeVisible()
  expect(await other.evaluate(() => localStorage.getItem('locale'))).toBeNull()
  await expect(other.getByText(addressee)).toBeVisible()
  await checkPage(other, 'a valid certificate')
  // Its longest words are Georgian.
  await other.getByRole('button', { name: 'ქართული' }).click()
  await expect(other.getByText(ka(verifyWords.valid))).toBeVisible()
  await checkPage(other, 'a valid certificate in Georgian')
  await other.getByRole('button', { name: 'English' }).click()

  const office = await page.context().browser()!.newContext({ baseURL: baseURL! })
  const registrar = await office.newPage()
  await registrar.addInitScript(() => localStorage.setItem('locale', 'en'))
  await signInStaff(registrar, 'registrar', baseURL!)
  await registrar.goto(`/staff/certificates?search=${number}`)
  // The shown list, as a file.
  const saved = registrar.waitForEvent('download')
  await registrar.getByRole('button', { name: en(listWords.csvOf) }).click()
  const csv = await readFile(await (await saved).path(), 'utf8')
  expect(csv.split('\r\n')).toEqual([expect.stringMatching(/Number/), expect.stringContaining(number), ''])
  expect(csv).toContain(addressee)
  await registrar.getByRole('button', { name: en(staffWords.revokeNamed, { number }) }).click()
  const dialog = registrar.getByRole('dialog')
  const revoke = dialog.getByRole('button', { name: en(staffWords.revoke), exact: true })
  await revoke.click()
  await expect(dialog.getByText(en(messages.enterReason))).toBeVisible()
  await dialog.getByLabel(en(staffWords.reason)).fill(reason)
  await checkPage(registrar, 'the question before a certificate is revoked')
  await revoke.click()
  await expect(registrar.getByRole('row', { name: new RegExp(number) })).toContainText(en(staffWords.revoked))

  await other.reload()
  await expect(other.getByText(en(verifyWords.revoked))).toBeVisible()
  await expect(other.getByText(reason)).toHaveCount(0)
  await checkPage(other, 'a revoked certificate')
  await page.reload()
  await expect(page.getByRole('main').getByText(reason)).toBeVisible()
  await expect(downloadElmo).toHaveCount(0)
  await Promise.all([context.close(), office.close()])
})
