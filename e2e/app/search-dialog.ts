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

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: ka(app.search) })
export const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox')
export const groupOf = (page: Page, name: GroupName) =>
  dialogOf(page).getByRole('group', { name: ka(words[name]) })
