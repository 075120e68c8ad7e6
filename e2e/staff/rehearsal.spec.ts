import { expect } from '@playwright/test'
import { words } from '#staff/areas/readiness/rehearsals/words.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { signInStaff } from './sign-in-staff.ts'

test('an opening is rehearsed from the page of readiness, and what came of it stays', async ({
  page,
  baseURL,
}) => {
  // The whole demo is copied.
  test.setTimeout(120_000)
  await signInStaff(page, 'registrar', baseURL!)
  await setLocale(page, 'ka')
  await page.goto('/staff/readiness')
  await page.getByRole('link', { name: words.rehearsal.ka, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.rehearsal.ka })).toBeVisible()
  await expect(page.getByRole('button', { name: words.plan.ka })).toBeVisible()
  await checkPage(page, 'rehearsals')

  await page.getByRole('button', { name: words.now.ka, exact: true }).click()
  await page.getByLabel(words.rounds.ka).selectOption('1')
  await page.getByLabel(words.withLoad.ka).uncheck()
  await page.getByRole('button', { name: words.start.ka }).click()
  await expect(page.getByText(words.canLeave.ka)).toBeVisible()
  await checkPage(page, 'a rehearsal that runs')
  await expect(page.getByText(words.complete.ka)).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText(words.planned.ka, { exact: true })).toBeVisible()
  await checkPage(page, 'a rehearsal that is done')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: words.allGroups.ka }).click()
  await expect(page).toHaveURL(/groups=all/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await checkPage(page, 'a rehearsal that is done, on a phone')
})
