import { expect } from '@playwright/test'
import { menu } from '#contract/account/menu.ts'
import { session } from '#contract/account/session.ts'
import { groups } from '#contract/registration/groups.ts'
import { words } from '#web/areas/groups/words.ts'
import { callMessages } from '#web/i18n/call-messages.ts'
import { dutyWords } from '#rules/duties/duty-words.ts'
import { words as ui } from '#web/ui/words.ts'
import { dutyDialog } from '../duties/duty-dialog.ts'
import { test } from '../journey.ts'
import { failRequests } from '../replies.ts'
import { ka } from '../languages.ts'
import { registrationScreen } from '../registration/registration-screen.ts'
import { setLocale } from '../set-locale.ts'

const seminarList = groups.seminar.path.replace(/\{.*/, '*')

test.describe('the dialog of a missing part', () => {
  test.describe('whose groups cannot be read', () => {
    test.use({ allowedConsoleErrors: /503/ })

    // spec 8.6.1
    test('closes and shows the error on the page, from which it is opened again', async ({
      page,
      signIn,
    }) => {
      await signIn('parts')
      await setLocale(page, 'ka')
      const { t, dialog, heading } = dutyDialog(page, 'ka')
      const error = page.getByRole('main').getByRole('alert')
      const expectFailure = async () => {
        await expect(error).toContainText(t(callMessages.generic))
        await expect(error).toContainText(t(words.notLoaded))
        await expect(dialog).toHaveCount(0)
      }
      const restoreSubjects = await failRequests(page, groups.chooseSeminar.path)
      const restoreGroups = await failRequests(page, seminarList)
      await page.goto('/')
      await expectFailure()

      restoreSubjects()
      await error.getByRole('button', { name: t(ui.tryAgain) }).click()
      await expectFailure()

      restoreGroups()
      await error.getByRole('button', { name: t(ui.tryAgain) }).click()
      await expect(heading(words.chooseSeminar)).toBeVisible()
      await expect(dialog.getByRole('radio').first()).toBeVisible()
      await expect(error).toHaveCount(0)
    })

    test('registration says that it is not known which parts are missing, and reads them again', async ({
      page,
      signIn,
    }) => {
      await signIn('parts')
      await setLocale(page, 'ka')
      const { mine } = registrationScreen(page)
      const error = mine.getByRole('alert')
      let requestCount = 0
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === groups.chooseSeminar.path) requestCount += 1
      })
      const restore = await failRequests(page, groups.chooseSeminar.path)
      await page.goto('/registration')
      // The dialog that cannot be read closes, which reads everything again: both times there are three attempts. Were
      // the last of them answered, there would be nothing left to try again.
      await expect.poll(() => requestCount).toBe(6)
      await expect(error).toContainText(ka(words.notLoaded))
      await expect(mine).not.toContainText(ka(words.chooseSeminar))
      restore()
      await error.getByRole('button', { name: ka(ui.tryAgain) }).click()
      await expect(mine).toContainText(ka(words.chooseSeminar))
      await expect(error).toHaveCount(0)
    })
  })

  // spec 2.11.3
  test('reads everything again when it is closed, wherever it was opened', async ({ page, signIn }) => {
    await signIn('parts')
    await setLocale(page, 'ka')
    const { t, dialog, heading } = dutyDialog(page, 'ka')
    const close = dialog.getByRole('button', { name: t(ui.close) }).first()
    const expectReload = async () => {
      await expect(heading(words.chooseSeminar)).toBeVisible()
      await expect(dialog.getByRole('radio').first()).toBeVisible()
      const readAgain = [session.user, menu.items].map(({ path }) =>
        page.waitForRequest((request) => new URL(request.url()).pathname === path),
      )
      await close.click()
      await Promise.all(readAgain)
      await expect(dialog).toHaveCount(0)
    }
    await page.goto('/duties')
    await expectReload()

    await page.getByRole('button', { name: `: ${dutyWords.seminar.ka}` }).click()
    await expectReload()

    await page.goto('/registration')
    await expectReload()
    await page
      .getByRole('button', { name: new RegExp(t(words.chooseSeminar)) })
      .first()
      .click()
    await expectReload()
  })
})
