import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { iconPaths } from '#web/ui/icon-paths.ts'
import { plainResult, type ResultGroup } from './search-result.ts'
import { words } from './words.ts'

/** How many results of a kind are shown at first. */
const maxResults = 5

/** With the number that the server has found, of which it may not list all. */
const toShowMore = (locale: Locale, { results, found, shown = maxResults }: ResultGroup): string =>
  formatPhrase(words.showMore, locale, { shown, found: Math.max(found, results.length) })

/** The groups with their first results, and a last row that shows the rest; those in `expanded` with all they have. */
export const capGroups = (
  groups: readonly ResultGroup[],
  expanded: readonly ResultGroup['key'][],
  onExpand: (key: ResultGroup['key'], firstHidden: string) => void,
): readonly ResultGroup[] =>
  groups.map((group) => {
    const { shown = maxResults } = group
    const hidden = group.results.length - shown
    // One more takes the place of the row that would show it.
    if (hidden <= 1 || expanded.includes(group.key)) return group
    return {
      ...group,
      found: 0,
      results: [
        ...group.results.slice(0, shown),
        {
          ...plainResult,
          key: `more ${group.key}`,
          icon: iconPaths.down,
          name: { ka: toShowMore('ka', group), en: toShowMore('en', group) },
          run: () => onExpand(group.key, group.results[shown]!.key),
          staysOpen: true,
        },
      ],
    }
  })
