import { expect, type Page } from '@playwright/test'
import { session, type User } from '#contract/account/session.ts'
import { formatPhrase, type Locale, type Phrase, type PhraseParams } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { words as ui } from '#web/ui/words.ts'
import { resetUploadsAndChoices } from '../sql.ts'
import type { Student } from '../student.ts'

/** The smallest picture. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A student's duties, in order. */
export const loadBlockerKeys = async (student: Student) =>
  (await student.ask(session.user)).user.blockers.map(({ key }) => key)

/** Removes the student's uploads and choices; expects that this duty is the only one then. */
export const resetToDuty = async (db: Database, student: Student, key: User['blockers'][number]['key']) => {
  await resetUploadsAndChoices(db, student.code)
  expect(await loadBlockerKeys(student)).toEqual([key])
}

/** Expects that the dialog is gone, and does not come back after a reload. */
export const expectNoDialog = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(dialog).toHaveCount(0)
}

/** The blocking dialog of a page, with what a test presses in it. */
export const dutyDialog = (page: Page, locale: Locale) => {
  const t = (phrase: Phrase, params?: PhraseParams) => formatPhrase(phrase, locale, params)
  const dialog = page.getByRole('dialog')
  const button = (phrase: Phrase) => dialog.getByRole('button', { name: t(phrase), exact: true })
  const radio = (phrase: Phrase) => dialog.getByRole('radio', { name: new RegExp(`^${t(phrase)}`) })
  const heading = (phrase: Phrase) => dialog.getByRole('heading', { name: t(phrase) })
  const expectTitle = async (phrase: Phrase) => {
    await expect(heading(phrase)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(1)
  }
  /** Saves what is selected, and confirms it. */
  const saveAndConfirm = async () => {
    await button(ui.save).click()
    await button(ui.save).click()
  }
  return { t, dialog, button, radio, heading, expectTitle, saveAndConfirm }
}
