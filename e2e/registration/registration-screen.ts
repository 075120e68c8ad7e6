import type { Locator, Page } from '@playwright/test'
import { registration } from '#contract/registration/registration.ts'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { words as picker } from '#web/parts/group-picker/words.ts'
import { words as parts } from '#web/parts/words.ts'
import { words } from '#web/areas/registration/words.ts'

/** The places of the registration screen, as a student of that language finds them. */
export const registrationScreen = (page: Page, locale: Locale = 'ka') => {
  const t = (phrase: Parameters<typeof formatPhrase>[0], params?: Parameters<typeof formatPhrase>[2]) =>
    formatPhrase(phrase, locale, params)
  const groups = page.getByRole('article', { name: t(picker.chooseGroup) })
  const mine = page.getByRole('region', { name: t(words.myRegistrations) })
  const groupIn = (place: Page | Locator, name: string): Locator =>
    place.getByRole('radio', { name: new RegExp(`^${t(parts.group)} ${RegExp.escape(name)},`) })
  const row = (name: string): Locator => groups.getByRole('row').filter({ has: groupIn(page, name) })
  return {
    /** The subjects that can be taken, by module. */
    list: page.getByRole('region', { name: t(words.subjects) }),
    /** The groups of the open subject. */
    groups,
    /** One group to choose; its name goes on with times, lecturer and seats. */
    group: (name: string): Locator => groupIn(groups, name),
    /** Presses a group where a finger does, on its row: one that cannot be taken is pressed all the same. */
    press: (name: string): Promise<void> => row(name).getByRole('rowheader').click(),
    row,
    mine,
    /** The question whether she is sure. */
    question: page.getByRole('dialog').filter({ has: page.getByText(t(words.notNow), { exact: true }) }),
    register: (within: Page | Locator): Locator =>
      within.getByRole('button', { name: t(words.register), exact: true }),
    giveUpOf: (subject: string): Locator =>
      mine.getByRole('button', { name: t(words.giveUpOf, { subject }), exact: true }),
  }
}

/** Calls that ask something and change nothing, though they are sent as writes (spec 7.9); nor does one that says what was seen. */
const readings: ReadonlySet<string> = new Set([
  registration.moduleRestriction.path,
  registration.isRegistered.path,
])

/** Gives what the browser has written so far: the method and the path of every call that is no reading. */
export const writesOf = (page: Page): string[] => {
  const writes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isRead = request.method() === 'GET' || readings.has(pathname) || pathname.endsWith('/seen')
    if (pathname.startsWith('/api/') && !isRead) writes.push(`${request.method()} ${pathname}`)
  })
  return writes
}
