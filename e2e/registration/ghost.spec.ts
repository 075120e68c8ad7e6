import { expect } from '@playwright/test'
import { words as picker } from '#web/parts/group-picker/words.ts'
import { toMinutes } from '#rules/time/clock.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { findPeer } from '../find-peer.ts'
import { findOffer } from './offer.ts'
import { registrationScreen } from './registration-screen.ts'

type Meeting = { readonly time: string; readonly time_end: string }
const isOneHour = ({ time, time_end }: Meeting) => toMinutes(time_end) - toMinutes(time) <= 60

for (const width of chooseViews([1280, 1680], 0)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the preview of a lecture of one hour shows its name whole', async ({ page, signIn, db }) => {
      const student = await signIn(await findPeer(db, 6))
      const offer = await findOffer(
        student,
        ({ set }) => set.length === 2 && set[1]!.meetings.some(isOneHour),
      )
      const screen = registrationScreen(page)
      await page.goto(offer.address)
      await screen.press(offer.set[0].group)
      await screen.row(offer.set[1]!.group).hover()
      const blocks = page.getByRole('figure', { name: ka(picker.weekOf) }).locator('[class*="ghost"]')
      await expect(blocks.first()).toBeVisible()
      const cut = await blocks.evaluateAll((ghosts) =>
        ghosts.flatMap((ghost) => {
          const box = ghost.getBoundingClientRect()
          return [...ghost.children]
            .filter((line) => line.getClientRects().length > 0)
            .filter((line) => {
              const { top, bottom, right } = line.getBoundingClientRect()
              const isClamped =
                line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth + 1
              return top < box.top - 1 || bottom > box.bottom + 1 || right > box.right + 1 || isClamped
            })
            .map((line) => line.textContent)
        }),
      )
      expect(cut).toEqual([])
    })
  })
}
