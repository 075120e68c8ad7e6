import { formatPhrase, localize, type Locale, type PhraseParams } from '#rules/text/locale.ts'
import { iconPaths } from '#web/ui/icon-paths.ts'
import { formatTimes } from './format-times.ts'
import { plainResult, toSubjectLink, type ResultGroup, type SearchResult } from './search-result.ts'
import type { Found } from './useSearch.ts'
import { words } from './words.ts'

type FoundSubject = Found['subjects']['rows'][number]
type FoundLecturer = Found['lecturers']['rows'][number]

/** The server's results, by groups: the student's subjects, all others, and lecturers. */
export const toFoundResults = ({ subjects, lecturers }: Found, locale: Locale): ResultGroup[] => {
  const t = (key: keyof typeof words, params?: PhraseParams) => formatPhrase(words[key], locale, params)

  const describe = (row: FoundSubject): string => {
    const { passed, is_taught, is_registered, program_moduleID, module, moduleeng } = row
    const state = is_registered
      ? null
      : passed
        ? t('passed')
        : program_moduleID === null
          ? t('notInProgramme')
          : is_taught
            ? localize({ module, moduleeng }, 'module', locale)
            : t('notTaught')
    return [row.subject_code, t('ects', { count: row.ects }), state].filter(Boolean).join(' · ')
  }
  const toSubject = (row: FoundSubject): SearchResult => ({
    ...plainResult,
    key: `subject-${row.subjectID}`,
    icon: iconPaths.book,
    name: { ka: row.subject, en: row.subjecteng },
    detail: describe(row),
    code: row.subject_code,
    ...toSubjectLink(row),
  })
  const toLecturer = (row: FoundLecturer): SearchResult => {
    const times = formatTimes(row.meetings, locale)
    return {
      ...plainResult,
      key: `lecturer-${row.personID}-${row.subjectID}`,
      icon: iconPaths.person,
      name: { ka: row.name, en: row.nameeng },
      detail: [localize(row, 'subject', locale), times].filter(Boolean).join(' · '),
      ...toSubjectLink(row),
    }
  }
  const own = subjects.rows.filter((row) => row.is_registered)
  const others = subjects.rows.filter((row) => !row.is_registered)
  return [
    { key: 'own', results: own.map(toSubject), found: own.length },
    {
      key: 'catalogue',
      results: others.map(toSubject),
      found: subjects.found - own.length,
    },
    {
      key: 'lecturers',
      results: lecturers.rows.map(toLecturer),
      found: lecturers.found,
    },
  ]
}
