interface Named {
  readonly name: string
  readonly nameeng: string
  readonly path: string | null
}

/** Takes the places of the menu, what was typed, and what else a student may call a path; gives the places whose names
 * in either language have each typed word, and after them those that only go by such another word. */
export const foundPlaces = <Place extends Named>(
  places: readonly Place[],
  typed: string,
  otherWords: Readonly<Record<string, string>> = {},
): Place[] => {
  const asked = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const byPath = new Map(
    places.flatMap((place) => (place.path === null ? [] : [[place.path, place] as const])),
  )
  const hasAll = (text: string) => asked.every((word) => text.toLowerCase().includes(word))
  const all = [...byPath]
  const byName = all.filter(([, { name, nameeng }]) => hasAll(`${name} ${nameeng}`))
  const byWord = all.filter((place) => !byName.includes(place) && hasAll(wordsOf(place, otherWords)))
  return [...byName, ...byWord].map(([, place]) => place)
}

const wordsOf = (
  [path, { name, nameeng }]: readonly [string, Named],
  other: Readonly<Record<string, string>>,
) => `${name} ${nameeng} ${other[path] ?? ''}`
