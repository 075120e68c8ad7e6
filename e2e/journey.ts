import { expect, test as base, type Page } from '@playwright/test'
import { getLocaleAfterLogin } from '#rules/text/locale.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { openDatabase, type Database } from '#server/db/open.ts'
import { logIn, type Student, type Who } from './student.ts'

interface Journey {
  /** Signs the page's browser in without the log-in screen; the portal is shown in the language that she studies in. */
  readonly signIn: (who: Who, page?: Page) => Promise<Student>
  /** What the browser may complain of in this journey; by default nothing at all. */
  readonly mayComplain: RegExp | null
  readonly complaints: string[]
}

/** What Playwright itself says where it allows none. */
const blocked = 'Service Worker registration blocked by Playwright'

/** A journey through the portal; one during which the browser complains of anything has failed. */
export const test = base.extend<Journey, { db: Database }>({
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
  signIn: async ({ page, playwright, baseURL }, give) => {
    const request = await playwright.request.newContext({ baseURL: baseURL! })
    await give(async (who, on = page) => {
      const student = await logIn(request, who)
      const localStorage = [
        { name: 'token', value: student.token },
        { name: 'locale', value: getLocaleAfterLogin(student.user.program_categoryID) },
      ]
      await on.context().setStorageState({ cookies: [], origins: [{ origin: baseURL!, localStorage }] })
      return student
    })
    await request.dispose()
  },
  mayComplain: [null, { option: true }],
  complaints: [
    async ({ context, mayComplain }, give) => {
      const heard: string[] = []
      const hear = (text: string) => {
        if (text.startsWith(blocked)) return
        if (!mayComplain?.test(text)) heard.push(text)
      }
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          hear(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => hear(String(error.error())))
      await give(heard)
      expect(heard, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
})
