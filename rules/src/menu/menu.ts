/** Position 1 is the header, 2 the sidebar; `sort` is the order there (spec 2.5). */
export interface MenuPosition {
  readonly position: number
  readonly sort: number
}

export interface MenuItem {
  readonly menuID: number
  readonly parentID: number | null
  readonly positions: readonly MenuPosition[]
}

export type MenuNode<Item extends MenuItem> = Item & { readonly children: MenuNode<Item>[] }

/**
 * The items of one position as a tree, ordered by `sort` and nested by `parentID` (spec 3.3). No item is lost: one
 * whose parent is missing, or that is its own ancestor, becomes a root.
 */
export const buildMenuTree = <Item extends MenuItem>(
  items: readonly Item[],
  position: number,
): MenuNode<Item>[] => {
  const nodes = items
    .flatMap((item) => {
      const found = item.positions.find((each) => each.position === position)
      return found === undefined ? [] : [{ ...item, positions: [found], children: [] as MenuNode<Item>[] }]
    })
    .toSorted((a, b) => a.positions[0]!.sort - b.positions[0]!.sort || a.menuID - b.menuID)
  const byID = new Map(nodes.map((node) => [node.menuID, node]))
  const isRoot = (node: MenuItem): boolean => findParent(node, byID) === undefined || isInCycle(node, byID)
  for (const node of nodes) if (!isRoot(node)) findParent(node, byID)!.children.push(node)
  return nodes.filter(isRoot)
}

const findParent = <Node extends MenuItem>(
  node: MenuItem,
  byID: ReadonlyMap<number, Node>,
): Node | undefined => (node.parentID === null ? undefined : byID.get(node.parentID))

const isInCycle = (node: MenuItem, byID: ReadonlyMap<number, MenuItem>): boolean => {
  const seen = new Set<number>()
  let above = findParent(node, byID)
  while (above !== undefined && above.menuID !== node.menuID && !seen.has(above.menuID)) {
    seen.add(above.menuID)
    above = findParent(above, byID)
  }
  return above?.menuID === node.menuID
}
