import { useMemo } from 'react'
import type { Locale } from '#rules/text/locale.ts'
import { menuIcons } from '#web/app/menu/menu-icons.ts'
import type { MenuItem } from '#web/app/menu/useMenu.ts'
import { screenNames, type ScreenPath } from '#web/app/paths.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { findEntries, findNearestEntries, type RankedEntry } from './find-entries.ts'
import { plainResult, type ResultGroup, type ResultLink, type SearchResult } from './search-result.ts'
import { toFoundResults } from './to-found-results.ts'
import { useSearch, type Found } from './useSearch.ts'
import type { SearchEntry } from './list-entries.ts'
import { useDatedEntries } from './dated/useDatedEntries.ts'
import { useSearchEntries } from './useSearchEntries.ts'
import { words } from './words.ts'

/** A search that finds more is too short to choose from. */
const maxListed = 40
/** How many of a kind are shown at first. */
const firstEntries = {
  actions: 3,
  pages: 5,
  applications: 4,
  due: 4,
  ownDates: 4,
  rooms: 4,
  exams: 4,
  dates: 4,
} as const
const fixedGroups = ['actions', 'pages'] as const

const toEntryGroups = (
  ranked: readonly RankedEntry<SearchEntry>[],
  keys: readonly SearchEntry['group'][],
  locale: Locale,
  isWeak: boolean,
): ResultGroup[] =>
  keys
    .map((key) => ({ key, own: ranked.filter(({ entry }) => entry.group === key) }))
    .filter(({ own }) => own.length > 0)
    .toSorted((a, b) => a.own[0]!.rank - b.own[0]!.rank)
    .map(({ key, own }) => ({
      key,
      isWeak,
      shown: firstEntries[key],
      results: own
        .slice(0, maxListed)
        .map(
          ({ entry: { key: entryKey, icon, name, detail, link, run, timeLeft = null, isOver = false } }) => ({
            ...plainResult,
            key: entryKey,
            icon,
            name,
            detail: detail?.[locale] ?? null,
            link,
            run,
            timeLeft,
            isOver,
          }),
        ),
      found: own.length > maxListed ? own.length : 0,
    }))

/** Where a search without a result may go on. */
const nextSteps = [
  { path: '/my-program', detail: words.nextProgramme },
  { path: '/register_problems', detail: words.nextAsk },
] as const satisfies readonly { path: ScreenPath; detail: unknown }[]

const toNextGroup = (items: readonly MenuItem[], locale: Locale): ResultGroup => ({
  key: 'next',
  results: nextSteps
    .filter(({ path }) => items.some((item) => item.path === path))
    .map(({ path, detail }): SearchResult => ({
      ...plainResult,
      key: `next ${path}`,
      icon: menuIcons[path]!,
      name: screenNames[path],
      detail: detail[locale],
      link: { to: path } as ResultLink,
    })),
  found: 0,
})

const noneFound: Pick<Found, 'subjects' | 'lecturers'> = {
  subjects: { rows: [], found: 0 },
  lecturers: { rows: [], found: 0 },
}

/**
 * The results for a text, by groups without empty ones. If nothing has the typed words, these are the nearest results, and
 * without any the next steps.
 */
export const useSearchResults = (items: readonly MenuItem[], typed: string) => {
  const locale = useLocale()
  const fixed = useSearchEntries(items)
  const dated = useDatedEntries(typed)
  const entries = useMemo(() => [...fixed, ...dated.entries], [fixed, dated.entries])
  const { found, problem, retry, ...search } = useSearch(typed)
  const isLoading = search.isLoading || dated.isLoading
  const results = useMemo(() => {
    const matches = findEntries(entries, typed)
    const isExact =
      matches.length > 0 || (!found.is_nearest && found.subjects.found + found.lecturers.found > 0)
    // Until it has answered the server may find the words as they are typed.
    const isNearest = !isExact && !isLoading
    const local = isNearest
      ? findNearestEntries(
          // The next room is another place.
          entries.filter(({ group }) => group !== 'rooms'),
          typed,
        ).map((entry) => ({ entry, rank: 0, isWeak: false }))
      : matches
    // Near names below an entry that has the words would be noise.
    const isNoise = found.is_nearest && matches.length > 0
    const byName = toFoundResults(isNoise ? { ...found, ...noneFound } : found, locale)
    const strong = local.filter(({ isWeak }) => !isWeak)
    const weak = local.filter(({ isWeak }) => isWeak)
    // Dates and the weak ones stand below what the server finds, so they wait for it.
    const all = [
      ...toEntryGroups(strong, fixedGroups, locale, isNearest),
      ...byName,
      ...(isLoading
        ? []
        : (['applications', 'due', 'ownDates', 'rooms', 'exams', 'dates'] as const).flatMap((key) =>
            toEntryGroups(local, [key], locale, isNearest),
          )),
      ...(strong.length > 0 || isLoading ? [] : toEntryGroups(weak, fixedGroups, locale, true)),
    ]
    const groups = all.filter((group) => group.results.length > 0)
    const count = groups.reduce((sum, group) => sum + Math.max(group.results.length, group.found), 0)
    const isNothing = count === 0 && !isLoading && problem === null
    const next = toNextGroup(items, locale)
    return {
      groups: isNothing && next.results.length > 0 ? [next] : groups,
      count,
      isNothing,
      isNearest: isNearest && count > 0,
    }
  }, [entries, typed, found, isLoading, problem, items, locale])
  return { ...results, isLoading, problem, retry }
}
