import type { Page } from '@playwright/test'

/** A part of the profile by its name. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
