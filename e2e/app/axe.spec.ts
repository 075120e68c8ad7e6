import { expect, type Page, type Request } from '@playwright/test'
import { duties } from '#contract/account/duties.ts'
import { live } from '#contract/registration/live.ts'
import { session, type User } from '#contract/account/session.ts'
import { words as feedWords } from '#web/areas/feeds/words.ts'
import { words as profileWords } from '#web/areas/profile/words.ts'
import { words as registrationWords } from '#web/areas/registration/words.ts'
import { words as shellWords } from '#web/app/words.ts'
import { allViews, chooseViews } from '../all-views.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { translators } from '../languages.ts'
import { resetForeignContract } from '../agreements/sql.ts'
import { openHandIn } from '../exams/open-file-upload.ts'
import { findOffer } from '../registration/offer.ts'
import { changeReply } from '../replies.ts'
import { resetUploadsAndChoices } from '../sql.ts'
import type { Student } from '../student.ts'

const phone = 360

type View = (typeof allViews)[number]

/** Checks the page in the views of a language without reloading, which would take most of the time. */
const checkViews = async (page: Page, where: string, views: readonly View[]): Promise<void> => {
  const widths = new Set<number>()
  for (const { width, scheme } of views) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
    // Rules that do not depend on the colours give the same result in both schemes.
    await checkPage(page, `${where}, ${width} ${scheme}`, { areColoursEnough: widths.has(width) })
    widths.add(width)
  }
}

/** The path of a subject of one part with a group that the student can take. */
const findSubjectPath = async (student: Student): Promise<string> =>
  (await findOffer(student, ({ set }) => set.length === 1)).address

/** Opens the path and waits for the replies to its reads. The event stream never ends, so the network is never idle. */
const visit = async (page: Page, path: string): Promise<void> => {
  const pending = new Set<Request>()
  const add = (request: Request) => void (request.url().endsWith(live.events.path) || pending.add(request))
  const remove = (request: Request) => void pending.delete(request)
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => pending.size, `reads of ${path}`).toBe(0)
  page.off('request', add).off('requestfinished', remove).off('requestfailed', remove)
}

// The tests are shared out to all workers: in one file they would take longest of all.
test.describe.configure({ mode: 'parallel' })

// Every screen is looked at in Georgian by every-screen.spec.ts.
for (const locale of chooseViews(['en', 'ka'] as const, 0)) {
  test.describe(`nothing for axe to find, ${locale}`, () => {
    test.use({ allowedConsoleErrors: /status of 404/ })
    test.setTimeout(300_000)
    const t = translators[locale]
    const views = allViews.filter((view) => view.locale === locale)
    const onPhone = views.filter(({ width }) => width === phone)

    test('before the log-in', async ({ page }) => {
      await setLocale(page, locale)
      for (const path of ['/login', '/forgot-password', '/confirmation/none']) {
        // The first-paint form is unchanged.
        for (const view of views) {
          await page.emulateMedia({ colorScheme: view.scheme })
          await visit(page, path)
          await checkViews(page, path, [view])
        }
      }
    })

    test('in the dialogs of a student', async ({ page, signIn }) => {
      const student = await signIn('everyday')
      await setLocale(page, locale)
      await visit(page, await findSubjectPath(student))
      await page.locator('[role="radio"][aria-disabled="false"]').first().click()
      await page.getByRole('button', { name: t(registrationWords.register), exact: true }).click()
      await expect(page.getByRole('dialog').last()).toContainText(t(registrationWords.register))
      await checkViews(page, 'the confirmation of a group', views)

      await visit(page, '/')
      // The drawing of home, before the portal's code renders it, does not answer to keys.
      await expect(page.locator('#first')).toHaveCount(0)
      await expect(page.getByRole('banner')).toBeVisible()
      await page.keyboard.press('/')
      await expect(page.getByRole('dialog')).toBeVisible()
      await checkViews(page, 'the search', views)
      await page.keyboard.press('Escape')

      // On a phone the button is in a menu.
      await page.setViewportSize({ width: 1280, height: 800 })
      await visit(page, '/academic-calendar')
      await page.getByRole('button', { name: t(feedWords.toMyCalendar) }).click()
      await page
        .getByRole('button', { name: t(feedWords.createAddress) })
        .or(page.getByLabel(t(feedWords.lectures), { exact: true }))
        .first()
        .waitFor()
      const make = page.getByRole('button', { name: t(feedWords.createAddress) })
      if (await make.isVisible()) await make.click()
      await expect(page.getByLabel(t(feedWords.lectures), { exact: true })).toBeVisible()
      await checkViews(page, 'the addresses of the calendar', views)
      await page.keyboard.press('Escape')

      await openHandIn(page, locale)
      await checkViews(page, 'the files of an exam', views)
      await page.keyboard.press('Escape')

      await visit(page, '/profile')
      await page.getByRole('button', { name: t(profileWords.changePhone) }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await checkViews(page, 'the change of the phone', views)

      await page.setViewportSize({ width: phone, height: 800 })
      await visit(page, '/')
      await page.getByRole('button', { name: t(shellWords.more) }).click()
      await checkViews(page, 'the whole menu', onPhone)
    })

    test('in the blocking dialogs', async ({ page, signIn, db }) => {
      // The others are checked by every-dialog.spec.ts.
      const keys = ['documents', 'popup', 'law-subjects', 'visit-booked', 'foreign-contract']
      for (const key of keys) {
        const student = await signIn(key)
        if (key === 'foreign-contract') await resetForeignContract(db, student.code)
        await resetUploadsAndChoices(db, student.code)
        // An open page would notice the other student and go home.
        const own = await page.context().newPage()
        await setLocale(own, locale)
        await own.goto('/')
        const dialog = own.getByRole('dialog')
        await expect(dialog.getByRole('heading').first()).toBeVisible()
        await checkViews(own, `blocking dialog: ${key}`, onPhone)
        await own.close()
      }
      await signIn('international')
      const consents = await page.context().newPage()
      await setLocale(consents, locale)
      await changeReply<{ user: User }>(consents, session.user.path, ({ user }) => ({
        user: { ...user, blockers: [{ key: 'international_agreement' }] },
      }))
      await consents.goto('/')
      await expect(consents.getByRole('dialog').getByRole('radio')).toHaveCount(4)
      await checkViews(consents, 'blocking dialog: both consents', onPhone)
    })

    test('in the list of duties', async ({ page, signIn }) => {
      await signIn('everyday')
      await setLocale(page, locale)
      await changeReply<object>(page, duties.list.path, () => ({
        today: '2026-03-10',
        put_off: 'registration',
        duties: [
          { key: 'documents', deadline: '2026-03-01', minutes: 6, is_asked: true, blocks: 'portal' },
          { key: 'bank_account', deadline: '2026-04-01', minutes: 2, is_asked: false, blocks: 'pages' },
          { key: 'popup', minutes: 1, is_asked: false, blocks: 'nothing' },
        ],
      }))
      await visit(page, '/duties')
      await checkViews(page, '/duties', views)
    })
  })
}
