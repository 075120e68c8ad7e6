import { formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { MenuItem } from '#web/app/menu/useMenu.ts'
import { searchMenu } from './search-menu.ts'
import { toSubjectLink, type ResultLink, type SearchResult } from './search-result.ts'
import { searchSynonyms } from './search-synonyms.ts'
import { useSearch } from './useSearch.ts'
import { words } from './words.ts'

const maxPages = 6

export interface ResultGroup {
  readonly key: 'pages' | 'own' | 'catalogue' | 'lecturers'
  readonly results: readonly SearchResult[]
  /** How many were found. */
  readonly found: number
}

type Found = ReturnType<typeof useSearch>['found']

/** What is found for a text, by groups without empty ones; without a text all pages. */
export const useSearchResults = (items: readonly MenuItem[], typed: string) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { found, ...remote } = useSearch(typed)

  const describe = (row: Found['subjects']['rows'][number]): string => {
    const { passed, is_taught, is_registered, program_moduleID } = row
    const state = is_registered
      ? null
      : passed
        ? t('passed')
        : program_moduleID === null
          ? t('notInProgramme')
          : is_taught
            ? text({ module: row.module ?? '', moduleeng: row.moduleeng ?? '' }, 'module')
            : t('notTaught')
    return [row.subject_code, t('ects', { ects: row.ects }), state].filter(Boolean).join(' · ')
  }
  const toSubject = (row: Found['subjects']['rows'][number]): SearchResult => ({
    key: `subject-${row.subjectID}`,
    icon: 'book',
    title: text(row, 'subject'),
    detail: describe(row),
    ...toSubjectLink(row),
  })
  const toLecturer = (row: Found['lecturers']['rows'][number]): SearchResult => {
    const times = row.meetings.map(({ dayID, time }) => `${formatWeekday(dayID, locale, 'short')} ${time}`)
    return {
      key: `lecturer-${row.personID}-${row.subjectID}`,
      icon: 'person',
      title: text(row, 'name'),
      detail: [text(row, 'subject'), times.join(', ')].filter(Boolean).join(' · '),
      ...toSubjectLink(row),
    }
  }

  const pages = searchMenu(items, typed, searchSynonyms).map((item): SearchResult => ({
    key: item.path ?? '',
    icon: 'right',
    title: text(item, 'name'),
    detail: null,
    destination: null,
    link: { to: item.path } as ResultLink,
  }))
  const own = found.subjects.rows.filter((row) => row.is_registered)
  const others = found.subjects.rows.filter((row) => !row.is_registered)
  const groups: ResultGroup[] = [
    { key: 'pages', results: typed.trim() === '' ? pages : pages.slice(0, maxPages), found: 0 },
    { key: 'own', results: own.map(toSubject), found: own.length },
    { key: 'catalogue', results: others.map(toSubject), found: found.subjects.found - own.length },
    { key: 'lecturers', results: found.lecturers.rows.map(toLecturer), found: found.lecturers.found },
  ]
  return { groups: groups.filter(({ results }) => results.length > 0), ...remote }
}
