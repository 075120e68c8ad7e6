import { expect, type Page } from '@playwright/test'
import { session } from '#contract/account/session.ts'
import { findNamedStudent } from '#demo/named-students.ts'
import { issueOneTimeLogin } from '#server/areas/session/issue-one-time-login.ts'
import { words as refusals } from '#server/areas/session/words.ts'
import { laterWords } from '#web/app/later-words.ts'
import { screenNames } from '#web/app/paths.ts'
import { words as shell } from '#web/app/words.ts'
import { words } from '#web/areas/session/words.ts'
import { codeField, fillLogIn, logInBy, logInButton, passwordField } from './log-in-form.ts'
import { test } from '../journey.ts'
import { en, ka } from '../languages.ts'
import { changeReply, failRequests } from '../replies.ts'

const keptToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

test.describe('log-in', () => {
  // spec 1.2, 2.3
  test('has its five elements, in Georgian on the first visit whatever the browser says', async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'en-US' })
    const page = await context.newPage()
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ka')
    await expect(codeField(page)).toBeVisible()
    await expect(passwordField(page)).toHaveAttribute('type', 'password')
    await expect(logInButton(page)).toBeVisible()
    await expect(page.getByRole('link', { name: ka(words.forgot) })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible()
    await context.close()
  })

  for (const { key, lang, home } of [
    { key: 'everyday', lang: 'ka', home: ka(shell.home) },
    { key: 'english', lang: 'en', home: en(shell.home) },
  ]) {
    test(`sends the ${key} student to / in their language of study`, async ({ page }) => {
      const { code, password } = findNamedStudent(key)
      await page.goto('/login')
      await logInBy(page, code, password)
      await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      expect(await keptToken(page)).not.toBeNull()
    })
  }

  test('names the missing fields and sends nothing', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await page.goto('/login')
    await codeField(page).fill('U2400001')
    await logInButton(page).click()
    await expect(page.getByText(ka(words.passwordMissing))).toBeVisible()
    await expect(passwordField(page)).toBeFocused()
    expect(sent).toEqual([])
  })

  test.describe('refused', () => {
    test.use({ allowedConsoleErrors: /status of 401/ })
    for (const { what, code } of [
      { what: 'wrong password', code: findNamedStudent('scholarship').code },
      { what: 'unknown code', code: 'U0000000' },
    ]) {
      test(`${what}: shows the reason, stores no token, and keeps the input`, async ({ page }) => {
        await page.goto('/login')
        const answer = page.waitForResponse('**/api/auth/login')
        await logInBy(page, code, 'not-my-password')
        await expect(page.getByRole('alert')).toContainText(ka(refusals.wrongLogin))
        expect((await answer).status()).toBe(401)
        await expect(codeField(page)).toHaveValue(code)
        // The next typed text replaces the wrong password.
        await expect(passwordField(page)).toBeFocused()
        await page.keyboard.type('x')
        await expect(passwordField(page)).toHaveValue('x')
        expect(await keptToken(page)).toBeNull()
        expect(new URL(page.url()).pathname).toBe('/login')
      })
    }
  })

  test('works when submitted before the scripts have loaded', async ({ page }) => {
    const { code, password } = findNamedStudent('everyday')
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await fillLogIn(page, code, password)
    await passwordField(page).press('Enter')
    release()
    await expect(page.getByRole('heading', { level: 1, name: ka(shell.home) })).toBeVisible()
  })

  for (const demo of [true, false])
    test(`the first-paint form stays until it is used${demo ? ', and the demo fills it' : ''}`, async ({
      page,
    }) => {
      const { code, password, name, state } = findNamedStudent('everyday')
      if (!demo) await changeReply(page, session.demoStudents.path, () => ({ demo: false, students: [] }))
      await page.goto('/login')
      await page.waitForLoadState('networkidle')
      const first = page.locator('#first')
      await expect(first.getByRole('button', { name: ka(words.login) })).toBeVisible()
      await expect(page.locator('form')).toHaveCount(1)
      const list = page.getByText(ka(words.demoStudents))
      await expect(list).toHaveCount(demo ? 1 : 0)
      if (demo) {
        await list.click()
        await page.getByRole('button', { name: `${name.ka.join(' ')} ${code} ${state.ka}` }).click()
        await expect(codeField(page)).toHaveValue(code)
        await expect(logInButton(page)).toBeFocused()
      } else await fillLogIn(page, code, password)
      await expect(first).toHaveCount(0)
      await expect(page.locator('form')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/')
      await expect(first).toHaveCount(0)
    })

  test('the button of the first-paint form works when it is pressed first', async ({ page }) => {
    const { code, password } = findNamedStudent('everyday')
    await page.goto('/login')
    await page.waitForLoadState('networkidle')
    // As a browser's password manager does.
    await page.evaluate(
      ([typed, secret]) => {
        document.querySelector<HTMLInputElement>('#code')!.value = typed!
        document.querySelector<HTMLInputElement>('#password')!.value = secret!
      },
      [code, password],
    )
    await expect(page.locator('#first form')).toHaveCount(1)
    await logInButton(page).click()
    await expect(page).toHaveURL('/')
  })

  test('a signed-in visitor of /login goes to /', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: ka(shell.home) })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('goes on to the path that was requested first', async ({ page }) => {
    const { code, password } = findNamedStudent('everyday')
    await page.goto('/schedule?view=list')
    await expect(page).toHaveURL('/login')
    await logInBy(page, code, password)
    await expect(page.getByRole('heading', { level: 1, name: ka(shell.schedule) })).toBeVisible()
    expect(page.url()).toMatch(/\/schedule\?view=list$/)
  })

  for (const foreign of ['//example.com/', '/\\example.com', 'https://example.com/']) {
    test(`never redirects to a foreign address such as ${foreign}`, async ({ page, baseURL }) => {
      const { code, password } = findNamedStudent('everyday')
      await page.goto('/login')
      await page.evaluate((address) => sessionStorage.setItem('return_address', address), foreign)
      await logInBy(page, code, password)
      await expect(page.getByRole('heading', { level: 1, name: ka(shell.home) })).toBeVisible()
      expect(page.url()).toBe(`${baseURL}/`)
    })
  }
})

test.describe('log-out', () => {
  test('clears the token, here and on the server, and goes to /login', async ({ page, signIn }) => {
    const student = await signIn('everyday')
    await page.goto('/')
    await page.getByRole('button', { name: ka(shell.account) }).click()
    await page.getByRole('link', { name: ka(laterWords.leave) }).click()
    await expect(page).toHaveURL('/login')
    await expect(logInButton(page)).toBeVisible()
    expect(await keptToken(page)).toBeNull()
    expect((await student.call(session.user)).status()).toBe(401)
    await page.goBack()
    await expect(page).toHaveURL('/login')
  })

  test.describe('with another tab', () => {
    // Reads of the other tab at that moment are refused.
    test.use({ allowedConsoleErrors: /status of 401/ })

    test('signs it out too', async ({ page, context, signIn }) => {
      await signIn('everyday')
      await page.goto('/schedule')
      const other = await context.newPage()
      await other.goto('/logout')
      await expect(other).toHaveURL('/login')
      await expect(page).toHaveURL('/login')
    })
  })
})

test.describe('a failed user load', () => {
  test.use({ allowedConsoleErrors: /^Problem|status of (401|503)|ERR_FAILED/ })

  test('401 removes the token and goes to /login, and back after the log-in', async ({ page, signIn }) => {
    const student = await signIn('everyday')
    await student.ask(session.logout)
    await page.goto('/registration-steps')
    await expect(page).toHaveURL('/login')
    expect(await keptToken(page)).toBeNull()
    await logInBy(page, student.code, student.password)
    await expect(page).toHaveURL('/registration-steps')
  })

  test('401 during a visit ends the session too', async ({ page, signIn }) => {
    const student = await signIn('everyday')
    await page.goto('/')
    const me = page.getByRole('button', { name: ka(shell.account) })
    await expect(me).toBeVisible()
    await student.ask(session.logout)
    await me.click()
    await page.getByRole('link', { name: ka(screenNames['/profile']) }).click()
    await expect(page).toHaveURL('/login')
    expect(await keptToken(page)).toBeNull()
    await logInBy(page, student.code, student.password)
    await expect(page).toHaveURL('/profile')
  })

  for (const { what, answer } of [
    { what: '503', answer: 503 },
    { what: 'no network', answer: 'cut off' },
  ] as const) {
    test(`${what} keeps the token and offers to try again`, async ({ page, signIn }) => {
      const { token } = await signIn('everyday')
      const restore = await failRequests(page, '/api/auth/user', { answer })
      await page.goto('/schedule')
      const again = page.getByRole('button', { name: ka(shell.tryAgain) })
      await expect(again).toBeVisible()
      await expect(page.getByText(ka(shell.stillSignedIn))).toBeVisible()
      expect(await keptToken(page)).toBe(token)
      restore()
      await again.click()
      await expect(page.getByRole('heading', { level: 1, name: ka(shell.schedule) })).toBeVisible()
      await expect(page).toHaveURL('/schedule')
    })
  }
})

test.describe('the saved cookie pair', () => {
  const pair = (baseURL: string, code: string, oneTime: string) =>
    [
      { name: 'portal_user_id', value: code },
      { name: 'portal_one_time', value: oneTime },
    ].map((cookie) => ({ ...cookie, url: baseURL }))

  test('signs in, replaces the previous student, and is deleted', async ({ page, db, signIn, baseURL }) => {
    const before = await signIn('everyday')
    const { code } = (await signIn('english')).user
    await signIn('everyday')
    await page.context().addCookies(pair(baseURL!, code, (await issueOneTimeLogin(db, code)).password))
    const calls: { readonly path: string; readonly token: string | undefined }[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/'))
        calls.push({ path: pathname, token: request.headers()['authorization']?.replace('Bearer ', '') })
    })
    await page.goto('/profile')
    await expect(page.getByText(code)).toBeVisible()
    expect(calls[0]?.path).toBe(session.loginWithToken.path)
    expect(calls.filter(({ token }) => token === before.token)).toEqual([])
    expect(calls.length).toBeGreaterThan(1)
    await expect(page).toHaveURL('/profile')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await keptToken(page)).not.toBe(before.token)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('portal_one_time')
    await page.reload()
    await expect(page.getByText(code)).toBeVisible()
  })

  test.describe('that has expired', () => {
    test.use({ allowedConsoleErrors: /status of 401/ })
    test('goes to / once and then to the log-in, without a token', async ({ page, signIn, baseURL }) => {
      await signIn('everyday')
      await page.context().addCookies(pair(baseURL!, findNamedStudent('english').code, 'spent-long-ago'))
      await page.goto('/profile')
      await expect(logInButton(page)).toBeVisible()
      await expect(page).toHaveURL('/login')
      expect(await keptToken(page)).toBeNull()
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])
    })
  })
})
