import { expect, type Page } from '@playwright/test'
import { session } from '#contract/account/session.ts'
import { formatPhrase, type Locale, type Phrase, type PhraseParams } from '#rules/text/locale.ts'
import { words as ui } from '#web/ui/words.ts'
import type { Student } from '../student.ts'

/** Gives what the portal asks of a student, in order. */
export const keysOf = async (student: Student) =>
  (await student.ask(session.user)).user.blockers.map(({ key }) => key)

/** Says that the dialog is gone, and does not come back after a reload. */
export const isGone = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(dialog).toHaveCount(0)
}

/** Takes a page and a language; gives the dialogs of what is asked as they are met in it. */
export const dutyDialog = (page: Page, locale: Locale) => {
  const t = (phrase: Phrase, params?: PhraseParams) => formatPhrase(phrase, locale, params)
  const dialog = page.getByRole('dialog')
  const button = (phrase: Phrase) => dialog.getByRole('button', { name: t(phrase), exact: true })
  const radio = (phrase: Phrase) => dialog.getByRole('radio', { name: new RegExp(`^${t(phrase)}`) })
  const heading = (phrase: Phrase) => dialog.getByRole('heading', { name: t(phrase) })
  const titled = async (phrase: Phrase) => {
    await expect(heading(phrase)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(1)
  }
  /** Saves what is picked: once to be asked back, once for good. */
  const saveTwice = async () => {
    await button(ui.save).click()
    await button(ui.save).click()
  }
  return { t, dialog, button, radio, heading, titled, saveTwice }
}
