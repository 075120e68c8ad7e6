import { expect } from '@playwright/test'
import { words } from '#web/areas/registration/words.ts'
import { findPeer } from '../find-peer.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { findOffer, hasOnePart } from './offer.ts'
import { cancelRegistration } from './registrations.ts'
import { registrationScreen } from './registration-screen.ts'

declare global {
  interface Window {
    /** What the panel said in each frame, and where its last buttons stood. */
    panelStates: { text: string; top: number }[]
  }
}

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a taken seat is said at once, and nothing moves after it', async ({ page, signIn, db }) => {
      const student = await signIn(await findPeer(db, 7))
      const offer = await findOffer(student, hasOnePart)
      const screen = registrationScreen(page)
      await page.goto(offer.address)
      await screen.group(offer.set[0].group).click()
      await screen.register(screen.groups).click()
      await page.evaluate(
        (said) => {
          window.panelStates = []
          const record = () => {
            const panel = document.querySelector('article')
            const text = said.find((each) => panel?.textContent?.includes(each))
            const foot = panel?.querySelector('footer')
            if (text !== undefined && foot)
              window.panelStates.push({ text, top: Math.round(foot.getBoundingClientRect().top) })
            requestAnimationFrame(record)
          }
          record()
        },
        [ka(words.seatIsYours), ka(words.youAreRegistered)],
      )
      try {
        await screen.register(screen.question).click()
        await expect(screen.groups).toContainText(ka(words.seatIsYours))
        // Longer than the reads after a seat take: that nothing changes has no sign to wait for.
        await page.waitForTimeout(2000)
        const states = await page.evaluate(() => window.panelStates)
        expect(new Set(states.map(({ text }) => text))).toEqual(new Set([ka(words.seatIsYours)]))
        expect(new Set(states.map(({ top }) => top)).size).toBe(1)
        // What is undone by a slip can be done again; the toast leaves the week in sight.
        await screen.groups.getByRole('button', { name: ka(words.undoSeat), exact: true }).click()
        const toast = page.locator('[data-toast] > span')
        await expect(toast).toContainText(ka(words.seatUndone))
        const [week, said] = await Promise.all([
          page.getByRole('figure').last().boundingBox(),
          toast.boundingBox(),
        ])
        if (width < 720) expect(said!.y).toBeGreaterThan(week!.y + week!.height)
        await toast.getByRole('button', { name: ka(words.redoSeat), exact: true }).click()
        await expect(page.getByText(ka(words.seatRestored))).toBeVisible()
        await expect(screen.groups).toContainText(ka(words.youAreRegistered))
      } finally {
        await cancelRegistration(student, offer.subject.subjectID)
      }
    })
  })
