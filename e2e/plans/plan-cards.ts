import type { Page } from '@playwright/test'
import { words } from '#web/areas/plans/words.ts'
import type { ka } from '../languages.ts'

/** The subjects of the open plan, in its order. */
export const listPlanCards = (page: Page, say: typeof ka) =>
  page
    .getByRole('region', { name: say(words.inPlan) })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
