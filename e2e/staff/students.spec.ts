import { expect } from '@playwright/test'
import { words } from '#staff/areas/students/words.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { signInStaff } from './sign-in-staff.ts'

test('a student is found from any page, in either script, and the audit keeps who has read their page', async ({
  page,
  baseURL,
}) => {
  await signInStaff(page, 'registrar', baseURL!)
  await setLocale(page, 'ka')
  await page.goto('/staff/certificates')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByLabel(words.search.ka)
  await expect(field).toBeFocused()
  await page.keyboard.type('beridze nino')
  await expect(page).toHaveURL(/search=beridze/)
  const found = page.getByRole('link', { name: 'ნინო ბერიძე' }).first()
  await expect(found).toBeVisible()
  await checkPage(page, 'the list of students')
  await page.setViewportSize({ width: 360, height: 800 })
  await checkPage(page, 'the list of students on a phone')
  await found.click()
  await expect(page.getByRole('heading', { level: 1, name: 'ნინო ბერიძე' })).toBeVisible()
  await expect(page.getByText(words.audited.ka)).toBeVisible()
  await checkPage(page, 'the page of a student on a phone')
  await page.goto('/staff/students?search=01001')
  await expect(page.getByText(words.noneFound.ka)).toBeVisible()
})
