import { expect } from '@playwright/test'
import { words } from '#web/areas/registration/words.ts'
import { findPeer } from '../find-peer.ts'
import { readShifts, recordShifts } from '../record-shifts.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { findOffer, hasOnePart } from './offer.ts'
import { cancelRegistration } from './registrations.ts'
import { registrationScreen } from './registration-screen.ts'

declare global {
  interface Window {
    /** The panel's text in each frame, and where its last buttons were. */
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
      const subject = { subject: offer.subject.subject }
      await recordShifts(page)
      await page.clock.install()
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
        const before = await readShifts(page)
        // Below the main button Undo, at once, and last the same act with a question; ten seconds later nothing moves.
        const giveUp = screen.groups.getByRole('button', {
          name: ka(words.giveUpOf, subject),
        })
        const undo = screen.groups.getByRole('button', { name: ka(words.undoSeat), exact: true })
        const place = await giveUp.boundingBox()
        const below = await undo.boundingBox()
        const next = screen.groups.locator('.main-button, .plain-button').first()
        expect(below!.y).toBeGreaterThan((await next.boundingBox())!.y)
        expect(place!.y).toBeGreaterThan(below!.y)
        await page.clock.fastForward(11_000)
        await expect(undo).toHaveCount(0)
        expect(await giveUp.boundingBox()).toEqual(place)
        const after = await readShifts(page)
        expect(after.sum - before.sum, after.lines).toBe(0)
        const states = await page.evaluate(() => window.panelStates)
        expect(new Set(states.map(({ text }) => text))).toEqual(new Set([ka(words.seatIsYours)]))
        expect(new Set(states.map(({ top }) => top)).size).toBe(1)
        await giveUp.click()
        await page
          .getByRole('dialog')
          .last()
          .getByRole('button', { name: ka(words.giveUp), exact: true })
          .click()
        await screen.group(offer.set[0].group).click()
        await screen.register(screen.groups).click()
        await screen.register(screen.question).click()
        // An undo by mistake can be redone; the toast leaves the week in sight.
        await undo.click()
        const toast = page.locator('[data-toast] > span')
        await expect(toast).toContainText(ka(words.seatUndone, subject))
        const [week, said] = await Promise.all([
          page.getByRole('figure').last().boundingBox(),
          toast.boundingBox(),
        ])
        if (width < 720) expect(said!.y).toBeGreaterThan(week!.y + week!.height)
        await toast.getByRole('button', { name: ka(words.redoSeat), exact: true }).click()
        await expect(page.getByText(ka(words.seatRestored, subject))).toBeVisible()
        await expect(screen.groups).toContainText(ka(words.youAreRegistered))
      } finally {
        await cancelRegistration(student, offer.subject.subjectID)
      }
    })
  })
