import { matchesWords, toSearchWords } from '#rules/search/search-words.ts'

interface Named {
  readonly name: string
  readonly nameeng: string
  readonly path: string | null
}

/** The items whose names in either language have every typed word, and after them those found by a synonym. */
export const searchMenu = <Item extends Named>(
  items: readonly Item[],
  typed: string,
  synonyms: Readonly<Record<string, string>> = {},
): Item[] => {
  const searched = toSearchWords(typed)
  const all = [...new Map(items.flatMap((item) => (item.path === null ? [] : [[item.path, item] as const])))]
  if (searched.length === 0) return typed.trim() === '' ? all.map(([, item]) => item) : []
  const byName = all.filter(([, { name, nameeng }]) => matchesWords(`${name} ${nameeng}`, searched))
  const bySynonym = all.filter(
    (item) => !byName.includes(item) && matchesWords(toSearchText(item, synonyms), searched),
  )
  return [...byName, ...bySynonym].map(([, item]) => item)
}

const toSearchText = (
  [path, { name, nameeng }]: readonly [string, Named],
  other: Readonly<Record<string, string>>,
) => `${name} ${nameeng} ${other[path] ?? ''}`
