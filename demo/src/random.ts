/** Reproducible random numbers: a stream for each name, so that the parts of the demo do not affect each other. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  /** True with this probability, 0 to 1. */
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Bell-shaped around the mean. */
  around(mean: number, deviation: number): number
  shuffled<Item>(items: readonly Item[]): Item[]
}

/** The stream of a name (mulberry32, seeded by the name's FNV-1a hash). */
export const createRandom = (name: string): Random => {
  let state = 0x811c9dc5
  for (const character of name) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193)

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (items) => items[whole(0, items.length - 1)]!,
    around: (mean, deviation) => mean + deviation * (next() + next() + next() + next() - 2) * Math.sqrt(3),
    shuffled: (items) => {
      const result = [...items]
      for (let last = result.length - 1; last > 0; last--) {
        const other = whole(0, last)
        ;[result[last], result[other]] = [result[other]!, result[last]!]
      }
      return result
    },
  }
}
