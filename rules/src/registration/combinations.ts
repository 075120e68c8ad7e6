/** The items of one list as bits of one number, so that compatibility is a single `&`. */
interface Part {
  readonly mask: bigint
  readonly members: readonly number[]
}

/**
 * Up to `limit` combinations of one item of each list in which any two are compatible, in the order of the lists.
 * `areCompatible` is symmetric. It finds out quickly that there are none.
 */
export const findCombinations = <Item>(
  lists: readonly (readonly Item[])[],
  areCompatible: (one: Item, other: Item) => boolean,
  limit: number,
): Item[][] => {
  const items = lists.flat()
  const fits = toCompatibilityMasks(lists, areCompatible)
  const parts = toParts(lists)
  const found: Item[][] = []
  // Only the items left for the later lists decide what can follow: what failed once fails again.
  const failed = new Set<bigint>()

  const search = (depth: number, open: bigint, selected: readonly Item[]): void => {
    const [part, ...later] = parts.slice(depth)
    if (part === undefined) return void found.push([...selected])
    for (const index of part.members) {
      if (found.length >= limit) return
      if ((open & toBit(index)) === 0n) continue
      const rest = removeUnsupported(open & fits[index]!, later, fits)
      if (rest === null || failed.has(rest)) continue
      const before = found.length
      search(depth + 1, rest, [...selected, items[index]!])
      if (found.length === before) failed.add(rest)
    }
  }

  const start = removeUnsupported((1n << BigInt(items.length)) - 1n, parts, fits)
  if (start !== null && parts.length > 0) search(0, start, [])
  return found
}

const toBit = (index: number): bigint => 1n << BigInt(index)

const toParts = (lists: readonly (readonly unknown[])[]): Part[] => {
  let next = 0
  return lists.map((list) => {
    const members = list.map(() => next++)
    return { members, mask: members.reduce((mask, index) => mask | toBit(index), 0n) }
  })
}

/** For each item, the compatible items of the other lists. */
const toCompatibilityMasks = <Item>(
  lists: readonly (readonly Item[])[],
  areCompatible: (one: Item, other: Item) => boolean,
): bigint[] => {
  const items = lists.flatMap((list, part) => list.map((item) => ({ item, part })))
  const fits = items.map(() => 0n)
  items.forEach((one, i) => {
    items.slice(0, i).forEach((other, j) => {
      if (one.part === other.part || !areCompatible(one.item, other.item)) return
      fits[i]! |= toBit(j)
      fits[j]! |= toBit(i)
    })
  })
  return fits
}

/** Drops every item without a compatible item left in another list; null when a list runs empty. */
const removeUnsupported = (open: bigint, parts: readonly Part[], fits: readonly bigint[]): bigint | null => {
  let left = open & parts.reduce((mask, part) => mask | part.mask, 0n)
  for (let before = -1n; before !== left;) {
    before = left
    for (const part of parts) {
      for (const index of part.members) {
        if ((left & toBit(index)) === 0n) continue
        const partners = left & fits[index]!
        if (parts.some((other) => other !== part && (partners & other.mask) === 0n)) left &= ~toBit(index)
      }
      if ((left & part.mask) === 0n) return null
    }
  }
  return left
}
