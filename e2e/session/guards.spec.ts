import { expect, type Page } from '@playwright/test'
import { agenda } from '#contract/account/agenda.ts'
import { session } from '#contract/account/session.ts'
import { live } from '#contract/registration/live.ts'
import { findNamedStudent } from '#demo/named-students.ts'
import { publicPaths, screenNames, type ScreenPath } from '#web/app/paths.ts'
import { words as searchWords } from '#web/app/search/words.ts'
import { lockWords } from '#web/app/notices/lock-words.ts'
import { words as shell } from '#web/app/words.ts'
import { words as profileWords } from '#web/areas/profile/words.ts'
import { words as registrationWords } from '#web/areas/registration/words.ts'
import { locationQuestion } from '#web/areas/session/location-question.ts'
import { words } from '#web/areas/session/words.ts'
import { words as ui } from '#web/ui/words.ts'
import { dutyDialog } from '../duties/duty-dialog.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { screenHeading } from '../screen-heading.ts'
import { logInBy, logInButton } from './log-in-form.ts'
import { hasTwoParts, findOffer } from '../registration/offer.ts'
import { loadRegistration } from '../registration/registrations.ts'
import { findPeer } from '../find-peer.ts'
import { registrationScreen } from '../registration/registration-screen.ts'
import { resetLocation } from '../sql.ts'
import { failRequests } from '../replies.ts'

const isPublic = (path: ScreenPath) => publicPaths.some((each) => each === path)
/** The path of every screen for students (spec 2.1). */
const guarded = (Object.keys(screenNames) as ScreenPath[])
  .filter((path) => !isPublic(path))
  .map((path) => path.replace(/\$\w+/g, '7'))
const storedSession = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('token'),
    returnAddress: sessionStorage.getItem('return_address'),
  }))
// The tests are shared out to all workers: several open every path of the portal.
test.describe.configure({ mode: 'parallel' })

test.describe('a signed-out visitor', () => {
  test('is sent to /login from every path of a student, without a call for student data', async ({
    page,
  }) => {
    test.slow()
    const requests: string[] = []
    page.on('request', (request) => request.url().includes('/api/') && requests.push(request.url()))
    expect(guarded.length).toBeGreaterThan(35)
    // One guard serves all; with `--all-views` each address is opened.
    const isWhole = process.env['ALL_VIEWS'] !== undefined
    for (const path of guarded.filter((each, nth) => isWhole || each === '/' || nth % 3 === 1)) {
      await page.goto(`${path}?from=email`)
      await expect(logInButton(page), path).toBeVisible()
      await expect(page, path).toHaveURL('/login')
      expect((await storedSession(page)).returnAddress, path).toBe(path === '/' ? null : `${path}?from=email`)
      await page.evaluate(() => sessionStorage.clear())
    }
    expect(requests.filter((url) => !url.endsWith(session.demoStudents.path))).toEqual([])
  })

  test('returns after the log-in to the requested path with its parameters, once', async ({ page }) => {
    const { code, password } = findNamedStudent('everyday')
    await page.goto('/academic-calendar?event=1')
    await logInBy(page, code, password)
    await expect(screenHeading(page, '/academic-calendar')).toBeVisible()
    await expect(page).toHaveURL('/academic-calendar?event=1')
    await page.goto('/logout')
    await expect(page).toHaveURL('/login')
    await logInBy(page, code, password)
    await expect(screenHeading(page, '/')).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

for (const { key, lock, says } of [
  { key: 'documents', lock: '/', says: lockWords.lockedByDocuments },
  { key: 'choose-subjects', lock: '/pre-registration', says: lockWords.lockedBySubjects },
] as const) {
  test.describe(`the lock of ${key}`, () => {
    // spec 2.4
    test(`redirects every path to ${lock}`, async ({ page, signIn }) => {
      test.slow()
      await signIn(key)
      const expectLock = async (path: string) => {
        await expect(page, path).toHaveURL(lock)
        await expect(screenHeading(page, lock), path).toBeVisible()
      }
      // Some by their address, and all from within the portal, which takes a tenth of the time.
      for (const path of ['/schedule', '/profile', '/courses/7?attempt=2', '/login', '/forgot-password']) {
        await page.goto(path)
        await expectLock(path)
      }
      for (const path of [...guarded, '/login', '/forgot-password', '/confirmation/unknown']) {
        await page.evaluate((address) => {
          history.pushState(null, '', address)
          dispatchEvent(new PopStateEvent('popstate'))
        }, path)
        await expectLock(path)
      }
    })

    test('explains itself, has no closed links, withstands the back button, and allows the log-out', async ({
      page,
      signIn,
    }) => {
      const { user } = await signIn(key)
      await page.goto(lock)
      await expect(screenHeading(page, lock)).toBeVisible()
      const notice = page.getByRole('status').filter({ hasText: ka(says) })
      await expect(notice).toContainText(user.school)
      for (const { document } of user.missedDocuments) await expect(notice).toContainText(document)
      // The documents dialog covers everything.
      const hasDialog = user.missedDocuments.length > 0
      if (!hasDialog) await page.getByRole('button', { name: ka(shell.account) }).click()
      await page.waitForLoadState('networkidle')
      const ways = await page.locator('a[href^="/"]:not(.brand)').all()
      const led = await Promise.all(ways.map((way) => way.getAttribute('href')))
      expect(new Set(led)).toEqual(new Set([lock, '/logout']))
      await page.keyboard.press('Escape')
      if (!hasDialog) {
        await page.keyboard.press('/')
        const search = page.getByRole('dialog', { name: ka(shell.search) })
        const text = ka(screenNames['/academic-calendar'])
        await search.getByRole('combobox').fill(text)
        await expect(search).toContainText(ka(searchWords.nothingFound, { text }))
        await page.keyboard.press('Escape')
      }
      await page.evaluate(() => history.pushState(null, '', '/schedule'))
      await page.goBack()
      await page.goForward()
      await page.waitForLoadState('networkidle')
      await expect(page).toHaveURL(lock)
      await expect(screenHeading(page, lock)).toBeVisible()
      await page.goto('/logout')
      await expect(page).toHaveURL('/login')
      expect((await storedSession(page)).token).toBeNull()
    })
  })
}

test.describe('the location question', () => {
  const findSearchDialog = (page: Page) =>
    page.getByRole('dialog').filter({ hasText: ka(locationQuestion.title) })

  // spec 2.8
  test('cannot be bypassed, is on every screen but log-out and payment, and disappears once answered', async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn('location')
    await resetLocation(db, student.code)
    try {
      const dialog = findSearchDialog(page)
      await page.goto('/')
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('button')).toHaveText([ka(ui.save), 'English'])
      await page.keyboard.press('Escape')
      await page.mouse.click(5, 5)
      await expect(dialog).toBeVisible()
      const isInDialog = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)
      expect(await isInDialog()).toBe(true)
      // During its transition the overlay takes no presses: they reach the page.
      await page.addStyleTag({ content: '[class*="Modal-overlay"] { pointer-events: none !important }' })
      await page.mouse.click(5, 5)
      expect(await isInDialog()).toBe(true)
      for (const key of ['Tab', 'Shift+Tab'])
        for (let stops = 0; stops < 8; stops += 1) {
          await page.keyboard.press(key)
          expect(await isInDialog(), `${key} ${stops}`).toBe(true)
        }
      await page.evaluate(() => document.querySelector<HTMLElement>('#main h1')?.focus())
      expect(await isInDialog()).toBe(true)
      await page.keyboard.press('/')
      await expect(page.getByRole('dialog', { name: ka(shell.search) })).toBeHidden()

      for (const path of ['/schedule', '/profile', '/clubs/form', '/registration']) {
        await page.goto(path)
        await expect(dialog, path).toBeVisible()
      }
      // The step is undone: what was answered so far is not lost.
      await page.goBack()
      await expect(page).toHaveURL('/registration')
      await expect(dialog).toBeVisible()
      for (const path of ['/pay', '/pay-online'] as const) {
        await page.goto(path)
        await expect(screenHeading(page, path)).toBeVisible()
        await expect(dialog, path).toBeHidden()
      }

      expect((await student.call(session.studentLocation, { body: {} })).status()).toBe(422)
      expect((await student.ask(session.user)).user.blockers).toMatchObject([{ key: 'student_location' }])
      await page.goto('/schedule')
      const { radio, button } = dutyDialog(page, 'ka')
      await radio(locationQuestion.answers.abroad.label).check()
      await button(ui.save).click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/schedule')
      expect((await student.ask(session.user)).user.blockers).toEqual([])
      await page.reload()
      await expect(screenHeading(page, '/schedule')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(dialog).toBeHidden()
    } finally {
      await resetLocation(db, student.code)
    }
  })

  test.describe('with an answer that is not saved', () => {
    test.use({ allowedConsoleErrors: /status of 503/ })
    test('stays, shows the reason, and accepts the answer again', async ({ page, signIn, db }) => {
      const student = await signIn('location')
      await resetLocation(db, student.code)
      try {
        const dialog = findSearchDialog(page)
        const restore = await failRequests(page, '/api/student-location')
        await page.goto('/')
        const { radio, button } = dutyDialog(page, 'ka')
        await radio(locationQuestion.answers.georgia.label).check()
        await button(ui.save).click()
        await expect(dialog.getByRole('alert')).toBeVisible()
        restore()
        await button(ui.save).click()
        await expect(dialog).toBeHidden()
      } finally {
        await resetLocation(db, student.code)
      }
    })
  })

  test('disappears when it is answered in another tab', async ({ page, signIn, db }) => {
    const student = await signIn('location')
    await resetLocation(db, student.code)
    try {
      await page.goto('/')
      await expect(findSearchDialog(page)).toBeVisible()
      await student.ask(session.studentLocation, { body: { is_in_georgia: true } })
      const { radio, button } = dutyDialog(page, 'ka')
      await radio(locationQuestion.answers.georgia.label).check()
      await button(ui.save).click()
      await expect(findSearchDialog(page)).toBeHidden()
    } finally {
      await resetLocation(db, student.code)
    }
  })
})

test.describe('a session that expires', () => {
  test.use({ allowedConsoleErrors: /status of 401/ })
  /** The stream ends with the session, and would lead to the log-in before the press. */
  const silenceStream = (page: Page) => page.route(`**${live.events.path}`, () => undefined)

  test('at the press that takes a seat: /login without a token, no seat, and back to the subject', async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn(await findPeer(db, 10))
    const offer = await findOffer(student, hasTwoParts)
    const screen = registrationScreen(page)
    await silenceStream(page)
    await page.goto(offer.address)
    for (const { group } of offer.set) await screen.press(group)
    await screen.register(screen.groups).click()
    await expect(screen.question).toBeVisible()
    await student.ask(session.logout)
    await screen.register(screen.question).click()
    await expect(page).toHaveURL('/login')
    expect(await storedSession(page)).toEqual({ token: null, returnAddress: offer.address })
    await expect(page.getByText(ka(words.sessionEnded))).toBeVisible()
    await page.reload()
    await expect(page.getByText(ka(words.sessionEnded))).toBeVisible()
    await logInBy(page, student.code, student.password)
    await expect(page).toHaveURL(offer.address)
    await expect(screen.groups.getByRole('heading', { level: 2 })).toContainText(offer.subject.subject)
    await expect(screen.groups).not.toContainText(ka(registrationWords.youAreRegistered))
    const again = await signIn({ code: student.code, password: student.password })
    expect((await loadRegistration(again, offer.subject.subjectID)).own).toBeUndefined()
  })

  test('at a form: /login without a token, and back to its screen', async ({ page, signIn, db }) => {
    const student = await signIn(await findPeer(db, 11))
    await silenceStream(page)
    // Read after all else: it would notice the end of the session before the form is sent.
    const last = page.waitForResponse((response) => response.url().endsWith(agenda.list.path))
    await page.goto('/profile')
    await last
    await page.getByRole('button', { name: ka(profileWords.changePassword) }).click()
    await page.getByLabel(ka(profileWords.currentPassword), { exact: true }).fill(student.password)
    await page.getByLabel(ka(profileWords.newPassword), { exact: true }).fill('mtkvari-42-new')
    await page.getByLabel(ka(profileWords.repeatPassword), { exact: true }).fill('mtkvari-42-new')
    await student.ask(session.logout)
    await page.getByRole('button', { name: ka(profileWords.savePassword) }).click()
    await expect(page).toHaveURL('/login')
    expect((await storedSession(page)).token).toBeNull()
    await logInBy(page, student.code, student.password)
    await expect(page).toHaveURL('/profile')
  })
})
