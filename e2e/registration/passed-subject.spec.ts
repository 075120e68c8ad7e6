import { expect } from '@playwright/test'
import { registration } from '#contract/registration/registration.ts'
import { words } from '#web/areas/registration/words.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { messages } from '#web/i18n/messages.ts'
import { test } from '../journey.ts'
import { findPeer } from '../find-peer.ts'
import { ka } from '../languages.ts'
import { failRequests } from '../replies.ts'
import { findOffer } from './offer.ts'
import { cancelRegistration, loadRegistration } from './registrations.ts'
import { registrationScreen } from './registration-screen.ts'

test.describe('a subject', () => {
  test.use({ viewport: { width: 1680, height: 950 } })

  // spec 5.7
  test('that was passed before asks for confirmation and shows the old mark', async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn(await findPeer(db, 20))
    let score: number | null = null
    const offer = await findOffer(
      student,
      () => true,
      (subject) => {
        score = subject.score
        return subject.passed && subject.can_choose && subject.score !== null
      },
    )
    const screen = registrationScreen(page)
    await page.goto(offer.address)
    try {
      await expect(screen.groups.getByText(ka(words.passedBefore))).toBeVisible()
      await expect(screen.groups.getByRole('radio')).toHaveCount(0)
      await screen.groups.getByRole('button', { name: ka(words.registerAgain) }).click()
      for (const { group } of offer.set) await screen.press(group)
      await screen.register(screen.groups).click()
      await expect(screen.question).toContainText(ka(messages.chooseThisGroup))
      await expect(screen.question).toContainText(ka(messages.takenBefore))
      await expect(screen.question).toContainText(
        ka(words.earlierMark, { score: formatNumber(score!, 'ka') }),
      )
      await screen.question.getByRole('button', { name: ka(words.registerAgain) }).click()
      await expect(screen.groups.getByText(ka(words.seatIsYours))).toBeVisible()
      expect((await loadRegistration(student, offer.subject.subjectID)).own).toBeDefined()
    } finally {
      await cancelRegistration(student, offer.subject.subjectID)
    }
  })

  test.describe('that was passed before, in a list that cannot be read', () => {
    test.use({ allowedConsoleErrors: /status of 500/ })

    // spec 5.7.2
    test('asks for confirmation too', async ({ page, signIn, db }) => {
      const student = await signIn(await findPeer(db, 20))
      const offer = await findOffer(
        student,
        () => true,
        ({ passed, can_choose }) => passed && can_choose,
      )
      await failRequests(page, '/api/registration/program-modules/*', { answer: 500 })
      await failRequests(page, registration.subjects.path, { answer: 500 })
      const screen = registrationScreen(page)
      await page.goto(offer.address)
      await expect(screen.groups.getByText(ka(words.passedBefore))).toBeVisible()
      await expect(screen.groups.getByRole('radio')).toHaveCount(0)
      await screen.groups.getByRole('button', { name: ka(words.registerAgain) }).click()
      for (const { group } of offer.set) await screen.press(group)
      await screen.register(screen.groups).click()
      await expect(screen.question).toContainText(ka(messages.takenBefore))
      await expect(
        screen.question.getByRole('button', { name: ka(words.registerAgain), exact: true }),
      ).toBeVisible()
    })
  })
})
