import type { SearchWords } from '#rules/search/search-words.ts'

/**
 * For each word of the search a pattern that matches where a word begins so. Words have no sign that means something in a
 * pattern. One with a space is a code, whose parts may stand together or apart.
 */
export const toPatterns = (searched: SearchWords): string[] =>
  searched.map(
    (beginnings) => `[^a-z0-9](?:${beginnings.map((each) => each.replace(' ', '[^a-z0-9]*')).join('|')})`,
  )
