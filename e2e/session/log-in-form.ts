import type { Locator, Page } from '@playwright/test'
import { words } from '#web/areas/session/words.ts'
import { ka } from '../languages.ts'

/** The field for the student's code, in Georgian. */
export const codeField = (page: Page): Locator => page.getByLabel(ka(words.code))

/** The password field; before the scripts have loaded its label has both languages, one of them hidden. */
export const passwordField = (page: Page): Locator => page.getByLabel(new RegExp(`^${ka(words.password)}`))

/** The button that logs in. */
export const logInButton = (page: Page): Locator =>
  page.getByRole('button', { name: ka(words.login), exact: true })

/** Types code and password. */
export const fillLogIn = async (page: Page, code: string, password: string): Promise<void> => {
  await codeField(page).fill(code)
  await passwordField(page).fill(password)
}

/** Logs in by the form. */
export const logInBy = async (page: Page, code: string, password: string): Promise<void> => {
  await fillLogIn(page, code, password)
  await logInButton(page).click()
}
