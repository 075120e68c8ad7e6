import { expect } from '@playwright/test'
import { words as refusals } from '#server/enrolment/decide/moves/words.ts'
import { words } from '#web/areas/registration/words.ts'
import { words as ui } from '#web/ui/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { findPeer } from '../find-peer.ts'
import { findOffer, hasOnePart, sortedIds } from './offer.ts'
import { cancelRegistration, loadRegistration, takeSet } from './registrations.ts'
import { registrationScreen } from './registration-screen.ts'

test.describe('a seat that was given up', () => {
  test.use({ allowedConsoleErrors: /status of 409/ })
  test('is taken again by the undo, or the toast says why not', async ({ page, signIn, db }) => {
    const student = await signIn(await findPeer(db, 4))
    const offer = await findOffer(student, hasOnePart)
    const { subject } = offer
    const screen = registrationScreen(page)
    const toast = page.locator('[data-toast]')
    const undo = toast.getByRole('button', { name: ka(words.restoreSeat) })
    const giveUp = async () => {
      await screen.act('giveUpOf', subject.subject)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: ka(words.giveUp), exact: true })
        .click()
      await expect(undo).toBeVisible()
    }
    expect(await takeSet(student, offer)).toBe(200)
    await page.goto('/registration')
    try {
      await giveUp()
      await undo.click()
      // The pressed button is gone: the focus is in the page, not lost.
      await expect(page.locator('body')).not.toBeFocused()
      await expect(toast).toContainText(ka(words.seatRestored, { subject: subject.subject }))
      await expect(screen.mine).toContainText(subject.subject)
      expect(sortedIds((await loadRegistration(student, subject.subjectID)).own!.groups)).toEqual(
        sortedIds(offer.set),
      )
      await giveUp()
      // The student registers elsewhere for another group meanwhile.
      const another = offer.all.find(
        ({ valid, scheduleID }) => valid && scheduleID !== offer.set[0].scheduleID,
      )!
      expect(await takeSet(student, { ...offer, set: [another] })).toBe(200)
      await undo.click()
      const [why] = ka(refusals.undoOutdated).split(',')
      await expect(toast.getByRole('alert')).toContainText(why!)
      const close = toast.getByRole('button', { name: ka(ui.close) })
      await expect(close).toBeFocused()
      await close.click()
      await expect(toast.getByRole('alert')).toHaveCount(0)
    } finally {
      await cancelRegistration(student, subject.subjectID)
    }
  })
})
