interface Named {
  readonly name: string
  readonly nameeng: string
  readonly path: string | null
}

/** Takes the places of the menu and what was typed; gives those whose name in either language has each typed word. */
export const foundPlaces = <Place extends Named>(places: readonly Place[], typed: string): Place[] => {
  const asked = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const byPath = new Map(
    places.flatMap((place) => (place.path === null ? [] : [[place.path, place] as const])),
  )
  return [...byPath.values()].filter(({ name, nameeng }) => {
    const names = `${name} ${nameeng}`.toLowerCase()
    return asked.every((word) => names.includes(word))
  })
}
