interface Named {
  readonly name: string
  readonly nameeng: string
  readonly path: string | null
}

/** The items whose names in either language contain every typed word, and after them those found by a synonym. */
export const searchMenu = <Item extends Named>(
  items: readonly Item[],
  typed: string,
  synonyms: Readonly<Record<string, string>> = {},
): Item[] => {
  const typedWords = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const byPath = new Map(items.flatMap((item) => (item.path === null ? [] : [[item.path, item] as const])))
  const hasAll = (text: string) => typedWords.every((word) => text.toLowerCase().includes(word))
  const all = [...byPath]
  const byName = all.filter(([, { name, nameeng }]) => hasAll(`${name} ${nameeng}`))
  const bySynonym = all.filter((item) => !byName.includes(item) && hasAll(toSearchText(item, synonyms)))
  return [...byName, ...bySynonym].map(([, item]) => item)
}

const toSearchText = (
  [path, { name, nameeng }]: readonly [string, Named],
  other: Readonly<Record<string, string>>,
) => `${name} ${nameeng} ${other[path] ?? ''}`
