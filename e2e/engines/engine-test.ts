import { writeFileSync } from 'node:fs'
import { expect, test as base, type APIRequestContext } from '@playwright/test'
import type { Locale } from '#rules/text/locale.ts'
import { createLogIns, type Credentials, type Student } from '../student.ts'
import type { Engine } from './driver.ts'
import { createEnginePage, type EnginePage } from './engine-page.ts'
import { startFirefox } from './start-firefox.ts'
import { startWebKit } from './start-webkit.ts'

interface View {
  readonly locale: Locale
  readonly width: number
  readonly scheme: 'light' | 'dark'
}

interface EngineTest {
  readonly view: View
  /** A new window of the view; the test fails when its console has an error or a warning. */
  readonly window: EnginePage
  /** Signs the window in without the form. */
  readonly signIn: (who: Credentials) => Promise<Student>
}

interface EngineWorker {
  readonly engine: Engine
  readonly requests: APIRequestContext
  readonly logIn: ReturnType<typeof createLogIns>
}

const startEngine = (): Promise<Engine> => {
  const programs = JSON.parse(process.env['ENGINE_PROGRAMS'] ?? '{}') as Record<string, string>
  return process.env['ENGINE'] === 'webkit'
    ? startWebKit(programs['driver']!, programs['display']!)
    : startFirefox(programs['browser']!)
}

/** A test in Firefox or in WebKit. */
export const test = base.extend<EngineTest, EngineWorker>({
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from a pattern.
    async ({}, give) => {
      const engine = await startEngine()
      await give(engine)
      await engine.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  requests: [
    async ({ playwright }, give, { project }) => {
      const requests = await playwright.request.newContext({ baseURL: project.use.baseURL! })
      await give(requests)
      await requests.dispose()
    },
    { scope: 'worker' },
  ],
  logIn: [({ requests }, give) => give(createLogIns(requests)), { scope: 'worker' }],
  view: [{ locale: 'ka', width: 1280, scheme: 'light' }, { option: true }],
  window: async ({ engine, baseURL, view }, give, testInfo) => {
    const page = createEnginePage(await engine.openWindow(), baseURL!)
    await page.resize(view.width, 800)
    await page.goto('/login')
    await page.evaluate(
      (locale, scheme) => {
        localStorage.setItem('locale', locale)
        localStorage.setItem('mantine-color-scheme-value', scheme)
      },
      view.locale,
      view.scheme,
    )
    await give(page)
    if (testInfo.errors.length > 0) {
      const path = testInfo.outputPath('window.png')
      writeFileSync(path, Buffer.from(await page.takeScreenshot(), 'base64'))
      await testInfo.attach('window', { path, contentType: 'image/png' })
    }
    expect(await page.takeConsoleErrors(), 'errors in the console').toEqual([])
  },
  signIn: ({ window, logIn }, give) =>
    give(async (who) => {
      const student = await logIn(who)
      await window.evaluate((token) => localStorage.setItem('token', token), student.token)
      return student
    }),
})
