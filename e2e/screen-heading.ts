import type { Page } from '@playwright/test'
import { screenNames, type ScreenPath } from '#web/app/paths.ts'
import { ka } from './languages.ts'

/** The heading of a screen, which is its name; home adds a greeting and the date. */
export const screenHeading = (page: Page, path: ScreenPath) =>
  page.getByRole('heading', { level: 1, name: ka(screenNames[path]), exact: path !== '/' })
