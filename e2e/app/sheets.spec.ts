import { expect } from '@playwright/test'
import { words as app } from '#web/app/words.ts'
import { words as profile } from '#web/areas/profile/words.ts'
import { words as change } from '#web/parts/phone-change/words.ts'
import { words as ui } from '#web/ui/words.ts'
import { expectSheet } from '../expect-sheet.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'

/** The dialogs that a student opens, by the screen and the button. */
const dialogs = [
  { path: '/', opener: ka(app.more) },
  { path: '/profile', opener: ka(profile.changePassword) },
  { path: '/profile', opener: ka(change.changePhone) },
]

test.use({ viewport: { width: 360, height: 760 } })

test('the dialogs that a student opens stand at the bottom of a phone, with a way to leave in sight', async ({
  page,
  signIn,
}) => {
  await signIn('everyday')
  for (const { path, opener } of dialogs)
    await test.step(opener, async () => {
      await page.goto(path)
      await page.getByRole('button', { name: opener, exact: true }).click()
      await expectSheet(page)
      await expect(
        page
          .getByRole('dialog')
          .getByRole('button', { name: ka(ui.close) })
          .first(),
      ).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
})
