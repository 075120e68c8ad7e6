import { expect } from '@playwright/test'
import { registration } from '#contract/registration/registration.ts'
import { words as applicationWords } from '#web/areas/applications/words.ts'
import { words } from '#web/ui/receipts/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { findOffer, type Offer } from './offer.ts'
import { cancelRegistration, takeSet } from './registrations.ts'
import { findPeer } from '../find-peer.ts'
import { setFreeSeats } from '../sql.ts'

const inOnePart = ({ set, all }: Offer) => set.length === 1 && all.filter(({ valid }) => valid).length > 1

test('the history lists every attempt with its reason', async ({ page, signIn, db }) => {
  const student = await signIn(await findPeer(db, 2))
  const offer = await findOffer(student, inOnePart)
  const [{ scheduleID, capacity, st_count }] = offer.set
  await setFreeSeats(db, scheduleID, 0)
  try {
    for (const _ of ['once', 'again']) {
      const refused = await student.call(registration.choose, { body: { schedule_ids: [scheduleID] } })
      expect(refused.status()).toBe(409)
    }
  } finally {
    await setFreeSeats(db, scheduleID, capacity - st_count)
  }
  await takeSet(student, offer)
  await page.goto('/registration')
  await page.getByRole('button', { name: ka(words.receipts) }).click()
  const attempts = page.getByRole('dialog').getByRole('listitem')
  await expect(attempts.nth(0)).toContainText(ka(words.registeredDone))
  await expect(attempts.nth(1)).toContainText(ka(words.registeredNot))
  await expect(attempts.nth(1)).toContainText('თავისუფალი ადგილი აღარ იყო')
  await expect(attempts.nth(1)).toContainText('2 მცდელობა, ბოლო:')
  await expect(attempts).toHaveCount(2)

  // The refused one goes with an application (spec 2.32.4).
  await attempts
    .nth(1)
    .getByRole('link', { name: ka(words.attachReceipt) })
    .click()
  const attached = page.getByRole('region', { name: ka(applicationWords.attachedReceipt) })
  await expect(attached).toContainText(ka(words.registeredNot))
  await page.getByRole('link', { name: /სხვა განცხადება/ }).click()
  await expect(attached).toBeVisible()
  await page.getByLabel('თემა').fill('ადგილი ჯგუფში')
  await page.getByLabel('განცხადების ტექსტი').fill('გთხოვთ, გახსნათ ადგილი.')
  await page.getByRole('button', { name: ka(applicationWords.send) }).click()
  await expect(page).toHaveURL(/application=\d+/)
  await expect(page.getByRole('main')).toContainText('თავისუფალი ადგილი აღარ იყო')
  await cancelRegistration(student, offer.subject.subjectID)
})
