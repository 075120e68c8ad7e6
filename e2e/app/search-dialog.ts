import type { Page } from '@playwright/test'
import { words as app } from '#web/app/words.ts'
import { words } from '#web/app/search/words.ts'
import { ka } from '../languages.ts'

type GroupName =
  | 'recent'
  | 'due'
  | 'semester'
  | 'actions'
  | 'pages'
  | 'rooms'
  | 'exams'
  | 'dates'
  | 'own'
  | 'catalogue'
  | 'lecturers'
  | 'next'

export const findSearchDialog = (page: Page) => page.getByRole('dialog', { name: ka(app.search) })
export const findSearchField = (page: Page) => findSearchDialog(page).getByRole('combobox')
export const findSearchGroup = (page: Page, name: GroupName) =>
  findSearchDialog(page).getByRole('group', { name: ka(words[name]) })
