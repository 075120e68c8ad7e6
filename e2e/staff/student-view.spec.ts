import { expect } from '@playwright/test'
import { conversations } from '#contract/administration/conversations.ts'
import { notifications } from '#contract/account/notifications.ts'
import { session } from '#contract/account/session.ts'
import { privateWords, words as viewWords } from '#server/http/student-view/words.ts'
import { words } from '#staff/areas/students/words.ts'
import { words as bannerWords } from '#web/app/student-view/words.ts'
import { words as problemWords } from '#web/areas/problems/words.ts'
import { words as profileWords } from '#web/areas/profile/words.ts'
import { chooseViews } from '../all-views.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { signInStaff } from './sign-in-staff.ts'

test.describe('the portal as the student sees it', () => {
  test.use({ allowedConsoleErrors: /status of (401|403)/ })
  for (const locale of chooseViews(['ka', 'en'] as const, 1))
    test(`is opened with a reason, shows without changing, and is read in the profile, in ${locale}`, async ({
      page,
      signIn,
      logIn,
      baseURL,
    }) => {
      const student = await signIn('everyday')
      const { notifications: unseen } = await student.ask(notifications.counts)
      // In the browser of the office another student is signed in, whose session must stay.
      const other = await logIn('second-round')
      const context = await page.context().browser()!.newContext({ baseURL: baseURL! })
      const office = await context.newPage()
      await signInStaff(office, 'registrar', baseURL!)
      await office.goto('/staff/login')
      await office.evaluate((token) => localStorage.setItem('token', token), other.token)
      await setLocale(office, locale)
      await office.goto(`/staff/students/${student.user.studentID}`)
      const readStored = () =>
        office.evaluate(() =>
          Object.entries(localStorage)
            .map((each) => each.join('='))
            .toSorted()
            .join(),
        )
      const stored = await readStored()

      await office.getByRole('button', { name: words.viewAs[locale] }).click()
      const dialog = office.getByRole('dialog', { name: words.viewAsTitle[locale] })
      await dialog.getByRole('button', { name: words.viewAsOpen[locale] }).click()
      await expect(dialog.getByRole('alert')).toHaveText(words.viewAsNoReason[locale])
      const reason = `<b>phone call</b>, ${locale}`
      await dialog.getByLabel(words.viewAsReason[locale]).fill(reason)
      await checkPage(office, 'the question of the reason')
      const opening = context.waitForEvent('page')
      await dialog.getByRole('button', { name: words.viewAsOpen[locale] }).click()
      const view = await opening

      // Whatever page is opened, the banner says whose it is.
      const banner = view.getByRole('region', { name: bannerWords.banner[locale] })
      const name = locale === 'ka' ? student.user.lname : student.user.lnameeng
      await expect(banner).toContainText(name)
      await expect(banner.getByRole('timer')).toHaveAccessibleName(/1[45]:\d\d/)
      await view.waitForLoadState('networkidle')
      for (const width of [1280, 360]) {
        await view.setViewportSize({ width, height: 800 })
        await checkPage(view, `home as the student sees it, ${width}`)
      }
      await view.setViewportSize({ width: 1280, height: 800 })
      await view.goto('/psychologist-consultation')
      await expect(view.getByText(privateWords.consultation[locale] as string)).toBeVisible()
      await expect(banner).toContainText(name)
      await view.goto('/conversations')
      await expect(view.getByText(privateWords.correspondence[locale] as string).first()).toBeVisible()
      await view.goto('/notifications')
      await view.getByRole('main').getByRole('link').first().click()
      await view.goto('/register_problems')
      await view.getByRole('textbox').fill('not theirs')
      await view.getByRole('button', { name: problemWords.send[locale], exact: true }).click()
      await expect(view.getByText(viewWords.readOnly[locale])).toBeVisible()
      expect(await student.ask(notifications.counts)).toMatchObject({ notifications: unseen })
      expect((await student.call(conversations.list)).status()).toBe(200)

      // Nothing of the browser has been read or written.
      expect(await readStored()).toBe(stored)
      expect(
        await office.evaluate(async () => (await indexedDB.databases()).map(({ name: each }) => each)),
      ).toEqual([])
      expect((await other.call(session.user)).status()).toBe(200)

      // The student reads in their own browser who, when and why.
      await setLocale(page, locale)
      await page.goto('/profile')
      await page.getByText(profileWords.staffViews[locale]).click()
      await expect(page.getByText(reason)).toBeVisible()
      await expect(page.getByText(profileWords.viewedPortal[locale]).first()).toBeVisible()

      const token = await view.evaluate(() => localStorage.getItem('token'))
      await banner.getByRole('button', { name: bannerWords.end[locale] }).click()
      await expect(view).toHaveURL(`/staff/students/${student.user.studentID}?view=ended`)
      await expect(view.getByText(words.viewEnded[locale])).toBeVisible()
      const headers = { authorization: `Bearer ${token}` }
      await expect
        .poll(async () => (await page.request.get(session.user.path, { headers })).status())
        .toBe(401)
      expect(
        await view.evaluate(() => ['student_view', 'token'].map((key) => sessionStorage.getItem(key))),
      ).toEqual([null, null])
      await context.close()
    })
})
