import { expect } from '@playwright/test'
import { registration } from '#contract/registration/registration.ts'
import { words } from '#web/parts/receipts/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { giveUp, offerFor, takeSet, type Offer } from './offer.ts'
import { peer } from '../peer.ts'
import { leaveSeats } from '../sql.ts'

const inOnePart = ({ set, all }: Offer) => set.length === 1 && all.filter(({ valid }) => valid).length > 1

test('every attempt, won or lost, stands among mine with its reason', async ({ page, signIn, db }) => {
  const student = await signIn(await peer(db, 2))
  const offer = await offerFor(student, inOnePart)
  const [{ scheduleID, capacity, st_count }] = offer.set
  await leaveSeats(db, scheduleID, 0)
  try {
    expect((await student.call(registration.choose, { body: { schedule_ids: [scheduleID] } })).status()).toBe(
      409,
    )
  } finally {
    await leaveSeats(db, scheduleID, capacity - st_count)
  }
  await takeSet(student, offer)
  await page.goto('/registration')
  await page.getByRole('button', { name: ka(words.receipts) }).click()
  const attempts = page.getByRole('dialog').getByRole('listitem')
  await expect(attempts.nth(0)).toContainText(ka(words.registeredDone))
  await expect(attempts.nth(1)).toContainText(ka(words.registeredNot))
  await expect(attempts.nth(1)).toContainText('თავისუფალი ადგილი აღარ იყო')
  await giveUp(student, offer.subject.subjectID)
})
