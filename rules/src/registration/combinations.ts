/** One part's items as bits of one number, so that what is still possible is a single `&`. */
interface Part {
  readonly mask: bigint
  readonly members: readonly number[]
}

/**
 * Takes lists of items and a symmetric test of two; gives up to `limit` choices of one item of each list of which any
 * two go together, in the order of the lists. It proves quickly that there is none.
 */
export const findCombinations = <Item>(
  lists: readonly (readonly Item[])[],
  goTogether: (one: Item, other: Item) => boolean,
  limit: number,
): Item[][] => {
  const items = lists.flat()
  const fits = toCompatibilityMasks(lists, goTogether)
  const parts = toParts(lists)
  const found: Item[][] = []
  // What remains for the later parts decides alone what can follow: a remainder that failed once fails again.
  const dead = new Set<bigint>()

  const search = (depth: number, open: bigint, taken: readonly Item[]): void => {
    const [part, ...later] = parts.slice(depth)
    if (part === undefined) return void found.push([...taken])
    for (const index of part.members) {
      if (found.length >= limit) return
      if ((open & toBit(index)) === 0n) continue
      const rest = removeUnsupported(open & fits[index]!, later, fits)
      if (rest === null || dead.has(rest)) continue
      const before = found.length
      search(depth + 1, rest, [...taken, items[index]!])
      if (found.length === before) dead.add(rest)
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

/** For each item, the items of the other lists that go with it. */
const toCompatibilityMasks = <Item>(
  lists: readonly (readonly Item[])[],
  goTogether: (one: Item, other: Item) => boolean,
): bigint[] => {
  const items = lists.flatMap((list, part) => list.map((item) => ({ item, part })))
  const fits = items.map(() => 0n)
  items.forEach((one, i) => {
    items.slice(0, i).forEach((other, j) => {
      if (one.part === other.part || !goTogether(one.item, other.item)) return
      fits[i]! |= toBit(j)
      fits[j]! |= toBit(i)
    })
  })
  return fits
}

/**
 * Drops from `open` every item for which another of the parts has no partner left; null when a part runs
 * empty.
 */
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
