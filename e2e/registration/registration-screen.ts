import type { Locator, Page } from '@playwright/test'
import { registration } from '#contract/registration/registration.ts'
import { formatPhrase, type Locale, type Phrase } from '#rules/text/locale.ts'
import { words as picker } from '#web/parts/group-picker/words.ts'
import { words as parts } from '#web/parts/words.ts'
import { words } from '#web/areas/registration/words.ts'

/** Locators of the registration screen in one language. */
export const registrationScreen = (page: Page, locale: Locale = 'ka') => {
  const t = (phrase: Parameters<typeof formatPhrase>[0], params?: Parameters<typeof formatPhrase>[2]) =>
    formatPhrase(phrase, locale, params)
  const groups = page.getByRole('article', { name: t(picker.chooseGroup) })
  const mine = page.getByRole('region', { name: t(words.myRegistrations) })
  const groupIn = (place: Page | Locator, name: string): Locator =>
    place.getByRole('radio', { name: new RegExp(`^${t(parts.group)} ${RegExp.escape(name)},`) })
  const row = (name: string): Locator => groups.getByRole('row').filter({ has: groupIn(page, name) })
  return {
    /** The offered subjects by module. */
    list: page.getByRole('region', { name: t(words.subjects) }),
    /** The groups of the open subject. */
    groups,
    /** The radio button of a group; its name continues with times, lecturer and seats. */
    group: (name: string): Locator => groupIn(groups, name),
    /** Clicks the row of a group, also of one that cannot be taken. */
    press: (name: string): Promise<void> => row(name).getByRole('rowheader').click(),
    row,
    mine,
    /** The confirmation dialog. */
    question: page.getByRole('dialog').filter({ has: page.getByText(t(words.cancel), { exact: true }) }),
    /** The button below the groups where one other subject moves. */
    submitAndMove: (label: Phrase): Locator =>
      groups.getByRole('button', {
        name: t(picker.submitAndMove, { label: t(label), count: 1 }),
        exact: true,
      }),
    register: (within: Page | Locator): Locator =>
      within.getByRole('button', { name: t(words.register), exact: true }),
    /** Opens the menu of a registration and presses one of its actions. */
    act: async (action: 'giveUpOf' | 'changeGroupOf' | 'changeSubjectOf', subject: string): Promise<void> => {
      await mine.getByRole('button', { name: t(words.actionsOf, { subject }), exact: true }).click()
      await mine.getByRole('button', { name: t(words[action], { subject }), exact: true }).click()
    },
  }
}

/** POST calls that change nothing (spec 7.9). */
const readPaths: ReadonlySet<string> = new Set([
  registration.moduleRestriction.path,
  registration.isRegistered.path,
])

/** The method and path of every write so far, as a live list. */
export const recordWrites = (page: Page): string[] => {
  const writes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isRead = request.method() === 'GET' || readPaths.has(pathname) || pathname.endsWith('/seen')
    if (pathname.startsWith('/api/') && !isRead) writes.push(`${request.method()} ${pathname}`)
  })
  return writes
}
