import { expect } from '@playwright/test'
import { words as staffWords } from '#staff/areas/consultations/words.ts'
import { words } from '#web/areas/consultation/words.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { en, ka } from '../languages.ts'
import { signInStaff } from '../staff/sign-in-staff.ts'

const text = 'გამოცდების წინ ძალიან ვღელავ <b>და</b> ვერ ვიძინებ.'

// spec 2.35
test('a consultation is booked, confirmed by the psychologist, and cancelled', async ({
  page,
  signIn,
  baseURL,
}) => {
  test.slow()
  await signIn('near-limit')
  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto('/psychologist-consultation')
  const main = page.getByRole('main')
  await expect(main.getByText(ka(words.noBookings))).toBeVisible()
  await checkPage(page, 'free times on a phone')
  await main
    .getByRole('button', { name: /\d\d:\d\d/ })
    .last()
    .click()
  await page.getByRole('radio', { name: ka(words.online) }).check()
  await page.getByRole('textbox').fill(text)
  // The typed text survives a reload.
  await page.reload()
  await main
    .getByRole('button', { name: /\d\d:\d\d/ })
    .last()
    .click()
  await expect(page.getByRole('textbox')).toHaveValue(text)
  await page.getByRole('radio', { name: ka(words.online) }).check()
  await checkPage(page, 'the booking of a consultation')
  await page.getByRole('button', { name: ka(words.book), exact: true }).click()
  const own = main.getByRole('listitem').filter({ hasText: text })
  await expect(own).toContainText(ka(words.sent))

  const context = await page.context().browser()!.newContext({ baseURL: baseURL! })
  const psychologist = await context.newPage()
  await psychologist.addInitScript(() => localStorage.setItem('locale', 'en'))
  await signInStaff(psychologist, 'counsellor', baseURL!)
  await psychologist.goto('/staff/consultations')
  const booked = psychologist.getByRole('listitem').filter({ hasText: text })
  await expect(booked).toContainText(en(staffWords.sent))
  await checkPage(psychologist, 'the consultations of a psychologist')
  await booked.getByRole('button', { name: new RegExp(`^${en(staffWords.confirm)}`) }).click()
  await expect(booked.getByText(en(staffWords.writePlace))).toBeVisible()
  await booked.getByRole('textbox').fill('https://meet.example/room')
  await booked.getByRole('button', { name: new RegExp(`^${en(staffWords.confirm)}`) }).click()
  await expect(booked).toContainText(en(staffWords.confirmed))

  // The student's page says so without a reload.
  await expect(own).toContainText(ka(words.confirmed))
  await expect(own).toContainText('https://meet.example/room')
  await own.getByRole('button', { name: /კონსულტაციის გაუქმება/ }).click()
  const dialog = page.getByRole('dialog')
  await checkPage(page, 'the confirmation of a cancelled consultation')
  await dialog.getByRole('button', { name: ka(words.cancel), exact: true }).click()
  await expect(own).toHaveCount(0)
  await context.close()
})
