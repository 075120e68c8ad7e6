interface Node<Self> {
  readonly path: string | null
  readonly children: readonly Self[]
}

/** Takes a tree of the menu and a test for paths; gives the tree without the others, and without headings of nothing. */
export const keepPlaces = <Place extends Node<Place>>(
  tree: readonly Place[],
  keep: (path: string) => boolean,
): Place[] =>
  tree.flatMap((place) => {
    const children = keepPlaces(place.children, keep)
    const path = place.path !== null && keep(place.path) ? place.path : null
    return path === null && children.length === 0 ? [] : [{ ...place, path, children }]
  })
