import { expect, type Page } from '@playwright/test'
import { registration } from '#contract/registration/registration.ts'
import { words } from '#web/areas/registration/words.ts'
import { callMessages } from '#web/i18n/call-messages.ts'
import { messages } from '#web/i18n/messages.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { hasOnePart, findOffer, loadTakenSeats } from './offer.ts'
import { cancelRegistration } from './registrations.ts'
import { findPeer } from '../find-peer.ts'
import { registrationScreen, recordWrites } from './registration-screen.ts'
import type { Student } from '../student.ts'

/** Selects the group of a subject with one part, and opens the question whether to register. */
const selectGroup = async (page: Page, student: Student) => {
  const offer = await findOffer(student, hasOnePart)
  const [selected] = offer.set
  const before = await loadTakenSeats(student, selected)
  const screen = registrationScreen(page)
  await page.goto(offer.address)
  await screen.group(selected.group).click()
  await screen.register(screen.groups).click()
  return { offer, selected, before, screen }
}

test.describe('pressed more than once', () => {
  test('twice in a row: one call, one seat', async ({ page, signIn, db }) => {
    const student = await signIn(await findPeer(db, 4))
    const writes = recordWrites(page)
    const { offer, selected, before, screen } = await selectGroup(page, student)
    try {
      await screen.register(screen.question).dblclick()
      await expect(screen.groups).toContainText(ka(words.seatIsYours))
      expect(writes).toEqual(['POST /api/registration'])
      expect(await loadTakenSeats(student, selected)).toBe(before + 1)
    } finally {
      await cancelRegistration(student, offer.subject.subjectID)
    }
  })

  // spec 4.17.3
  test.describe('because the answer was lost on the way', () => {
    test.use({ allowedConsoleErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ })
    test('the state is read again: the student has one seat', async ({ page, signIn, db }) => {
      const student = await signIn(await findPeer(db, 5))
      const { offer, selected, before, screen } = await selectGroup(page, student)
      await page.route('**/api/registration', async (route) => {
        expect((await route.fetch()).status()).toBe(200)
        await route.abort()
      })
      try {
        await screen.register(screen.question).click()
        await expect(screen.groups).toContainText(ka(words.youAreRegistered))
        await expect(screen.question).toBeHidden()
        expect(await loadTakenSeats(student, selected)).toBe(before + 1)
      } finally {
        await cancelRegistration(student, offer.subject.subjectID)
      }
    })

    test('offline: it says so before the press, and finds the result when online', async ({
      page,
      signIn,
      db,
    }) => {
      const student = await signIn(await findPeer(db, 5))
      const { offer, selected, before, screen } = await selectGroup(page, student)
      await page.context().setOffline(true)
      await expect(page.getByText(ka(callMessages.noConnection), { exact: true })).toBeVisible()
      await expect(screen.question).toContainText(ka(messages.sentWhenOnline))
      const keys: (string | undefined)[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === registration.choose.path && request.method() === 'POST')
          keys.push(request.headers()['idempotency-key'])
      })
      try {
        await screen.register(screen.question).click()
        await expect(screen.question).toContainText(ka(messages.retryingLostAnswer))
        await expect(screen.question).not.toContainText(ka(messages.sentWhenOnline))
        await page.context().setOffline(false)
        await expect(screen.groups).toContainText(ka(words.seatIsYours))
        expect(await loadTakenSeats(student, selected)).toBe(before + 1)
        // All of them have the same idempotency key.
        expect(keys.length).toBeGreaterThan(1)
        expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
        expect(new Set(keys).size).toBe(1)
      } finally {
        await cancelRegistration(student, offer.subject.subjectID)
      }
    })
  })
})
