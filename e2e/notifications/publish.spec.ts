import { expect } from '@playwright/test'
import { words as staffWords } from '#staff/areas/publications/words.ts'
import { words } from '#web/app/words.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { en, ka } from '../languages.ts'
import { signInStaff } from '../staff/sign-in-staff.ts'

const script = '<img src=x onerror=alert(1)>'

// spec 2.34.3
test('staff publish to a programme, and a student reads it without a reload', async ({
  page,
  signIn,
  baseURL,
}) => {
  test.slow()
  const student = await signIn('everyday')
  await page.setViewportSize({ width: 360, height: 760 })
  const opened = page.waitForRequest('**/api/events')
  await page.goto('/academic-calendar')
  const context = await page.context().browser()!.newContext({ baseURL: baseURL! })
  const editor = await context.newPage()
  await editor.addInitScript(() => localStorage.setItem('locale', 'en'))
  await signInStaff(editor, 'content', baseURL!)
  await editor.goto('/staff/publications')
  await expect(editor.getByText('The library is open on Saturdays')).toBeVisible()
  await checkPage(editor, 'what was published')
  await editor.getByRole('link', { name: en(staffWords.add) }).click()

  // Nothing is sent before everything is there, and the first wrong field has the focus.
  await editor.getByRole('button', { name: en(staffWords.publish), exact: true }).click()
  await expect(editor.getByLabel(en(staffWords.titleKa))).toBeFocused()
  await editor.getByLabel(en(staffWords.titleKa)).fill(`სიახლე ${script}`)
  await editor.getByLabel(en(staffWords.titleEn)).fill('News')
  await editor.getByLabel(en(staffWords.textKa)).fill(`პირველი აბზაცი\n\n${script}`)
  await editor.getByLabel(en(staffWords.textEn)).fill('First paragraph')
  await editor.getByRole('radio', { name: en(staffWords.programme) }).check()
  const search = editor.getByRole('combobox', { name: en(staffWords.findProgramme) })
  await search.fill(student.user.specialityeng.slice(0, 6))
  await editor.getByRole('option', { name: student.user.specialityeng }).first().click()
  await expect(editor.getByText(/students will get it/)).toBeVisible()
  await checkPage(editor, 'the form of a publication')
  // The typed text survives a reload.
  await editor.reload()
  await expect(editor.getByLabel(en(staffWords.titleEn))).toHaveValue('News')
  await opened
  await editor.getByRole('button', { name: /^Publish to/ }).click()
  const dialog = editor.getByRole('dialog')
  await expect(dialog.getByText(student.user.specialityeng)).toBeVisible()
  await checkPage(editor, 'the confirmation of a publication')
  await dialog.getByRole('button', { name: en(staffWords.publishNow) }).click()
  await expect(editor).toHaveURL('/staff/publications')
  const row = editor.getByRole('row', { name: /News/ })
  await expect(row).toContainText(en(staffWords.published))

  const bell = page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(ka(words.notifications).slice(1)) })
  await bell.click()
  const panel = page.getByRole('banner').getByRole('dialog')
  await panel.getByRole('link', { name: `სიახლე ${script}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`სიახლე ${script}`)
  await expect(page.getByRole('main').getByText(script).last()).toBeVisible()
  await checkPage(page, 'a notification on a phone')
  await editor.reload()
  await expect(row).toContainText(/Seen by 1 of/)
  await context.close()
})

test('what waits for its time can be cancelled', async ({ page, baseURL }) => {
  await signInStaff(page, 'content', baseURL!)
  await page.goto('/staff/publications')
  const row = page.getByRole('row', { name: /კვირას პორტალი ღამით განახლდება/ })
  await expect(row).toContainText(ka(staffWords.waiting))
  await row.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: ka(staffWords.cancel), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText(ka(staffWords.cancelled))
  await expect(row.getByRole('button')).toHaveCount(0)
})
