interface Node<Self> {
  readonly path: string | null
  readonly children: readonly Self[]
}

/** The menu without the paths that fail the test and without headings that become empty. */
export const filterMenu = <Item extends Node<Item>>(
  tree: readonly Item[],
  isKept: (path: string) => boolean,
): Item[] =>
  tree.flatMap((item) => {
    const children = filterMenu(item.children, isKept)
    const path = item.path !== null && isKept(item.path) ? item.path : null
    return path === null && children.length === 0 ? [] : [{ ...item, path, children }]
  })
