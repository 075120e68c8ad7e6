import { expect, type Page } from '@playwright/test'
import { consultation } from '#contract/administration/consultation.ts'
import { session, type User } from '#contract/account/session.ts'
import type * as z from 'zod/mini'
import { words as consultationWords } from '#web/areas/consultation/words.ts'
import { words as conversationWords } from '#web/areas/conversations/words.ts'
import { words as dialogWords } from '#web/areas/finance/dialogs/words.ts'
import { paymentWords } from '#web/areas/finance/payment/words.ts'
import { notFoundWords } from '#web/ui/feedback/not-found/words.ts'
import { words as phoneWords } from '#web/parts/phone-change/words.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { changeReply } from '../replies.ts'

test.use({ viewport: { width: 360, height: 760 }, allowedConsoleErrors: /404|403/ })

const askFor = (page: Page, blocker: User['blockers'][number]) =>
  changeReply<{ user: User }>(page, session.user.path, ({ user }) => ({
    user: { ...user, blockers: [blocker] },
  }))

test('an unknown payment result is an unknown page that links to the payments', async ({ page, signIn }) => {
  await signIn('everyday')
  await page.goto('/pymentSuccess/zzz')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: ka(notFoundWords.notFound) })).toBeVisible()
  await expect(main.getByRole('link', { name: ka(paymentWords.toPayments) })).toBeVisible()
  await expect(main.getByRole('listitem')).toHaveCount(0)
  await checkPage(page, 'an unknown result of a payment')
  await main.getByRole('link', { name: ka(paymentWords.toPayments) }).click()
  await expect(page).toHaveURL('/pay')
})

test('a deleted conversation leads back to the others, on a phone too', async ({ page, signIn }) => {
  await signIn('everyday')
  await page.goto('/conversations?conversation=999999')
  const back = page.getByRole('main').getByRole('link', { name: ka(conversationWords.back) })
  await expect(back).toBeVisible()
  await checkPage(page, 'a conversation that is gone')
  await back.click()
  await expect(page).toHaveURL('/conversations')
})

test('the informatics dialog can change a stored phone number', async ({ page, signIn }) => {
  await signIn('everyday')
  await askFor(page, { key: 'informatics' })
  await page.goto('/')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: ka(dialogWords.otherPhone) }).click()
  await expect(dialog.getByRole('textbox', { name: ka(phoneWords.newPhone) })).toBeFocused()
  await checkPage(page, 'another phone in the dialog of informatics')
  await dialog.getByRole('button', { name: ka(phoneWords.back), exact: true }).click()
  await expect(dialog.getByRole('textbox', { name: ka(dialogWords.address) })).toBeVisible()
})

test('a consultation too soon to be cancelled shows the psychologist’s address', async ({ page, signIn }) => {
  await signIn('everyday')
  type Page = z.output<typeof consultation.times.reply>
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  await changeReply<Page>(page, consultation.times.path, (data) => ({
    ...data,
    bookings: [
      {
        bookingID: 1,
        slotID: 1,
        date: soon.slice(0, 10),
        start: '10:00',
        end: '10:50',
        name: 'ნინო',
        nameeng: 'Nino',
        email: 'nino@uni.test',
        is_online: false,
        status: 'confirmed',
        place: 'A-101',
        reason: null,
        text: null,
        can_cancel_until: '2026-01-01T00:00:00Z',
      },
    ],
  }))
  await page.goto('/psychologist-consultation')
  const write = page.getByRole('link', { name: ka(consultationWords.write, { email: 'nino@uni.test' }) })
  await expect(write).toHaveAttribute('href', /^mailto:nino@uni\.test\?subject=/)
  await checkPage(page, 'a consultation that is too near to cancel')
})
