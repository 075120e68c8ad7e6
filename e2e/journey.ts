import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { getLocaleAfterLogin } from '#rules/text/locale.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { openDatabase, type Database } from '#server/db/open.ts'
import { shiftDate } from '../boot/test-clock/shift-date-by.mjs'
import { createLogIns, type Student, type Credentials } from './student.ts'

interface Journey {
  /** Signs the browser in without the log-in screen; the locale is the student's language of study. */
  readonly signIn: (who: Credentials, page?: Page) => Promise<Student>
  /** Console errors that this journey allows; none by default. */
  readonly allowedConsoleErrors: RegExp | null
  readonly consoleErrors: string[]
}

interface Worker {
  readonly db: Database
  /** Logs a student in by the API; the tests of one worker share the session, except one of its own. */
  readonly logIn: ReturnType<typeof createLogIns>
}

/** A message of Playwright itself. */
const blocked = 'Service Worker registration blocked by Playwright'

/** Gives pages the test time. Timers run as usual, and `page.clock` can still replace both. */
const setBrowserClock = async (context: BrowserContext): Promise<BrowserContext> => {
  await context.addInitScript(shiftDate, Number(process.env['TEST_CLOCK_OFFSET_MS']))
  return context
}

/** A test in the browser. It fails when the console has an error or a warning. */
export const test = base.extend<Journey, Worker>({
  db: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const dataDir = process.env['JOURNEYS_PORTAL'] ?? ''
      const embedded = await startEmbedded({ dataDir, log: () => undefined })
      const db = openDatabase(embedded.url, 2)
      await give(db)
      await db.close()
      await embedded.stop()
    },
    { scope: 'worker' },
  ],
  logIn: [
    async ({ playwright }, give, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL! })
      await give(createLogIns(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  // Playwright creates the context of each test with this function too.
  browser: [
    async ({ browser }, give) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => setBrowserClock(await newContext(options))
      await give(browser)
    },
    { scope: 'worker' },
  ],
  signIn: async ({ page, logIn, baseURL }, give) => {
    await give(async (who, on = page) => {
      const student = await logIn(who)
      const localStorage = [
        { name: 'token', value: student.token },
        { name: 'locale', value: getLocaleAfterLogin(student.user.program_categoryID) },
      ]
      await on.context().setStorageState({ cookies: [], origins: [{ origin: baseURL!, localStorage }] })
      return student
    })
  },
  allowedConsoleErrors: [null, { option: true }],
  consoleErrors: [
    async ({ context, allowedConsoleErrors }, give) => {
      const errors: string[] = []
      const addError = (text: string) => {
        if (text.startsWith(blocked)) return
        if (!allowedConsoleErrors?.test(text)) errors.push(text)
      }
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          addError(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => addError(String(error.error())))
      await give(errors)
      // The portal also reads in the background, so a changed reply may still be on its way: that is no error.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      expect(errors, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})
