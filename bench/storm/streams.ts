import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** What a reader was told of a group: its number, how many have a seat in it, and when that came (ms since 1970). */
export type SeatTold = readonly [group: number, taken: number, at: number]

/** What the readers of the event streams have seen: how many are open, and what has come over all of them. */
export interface StreamsSeen {
  readonly open: number
  readonly events: number
  readonly megabytes: number
  /** What one of them was told. */
  readonly told: readonly SeatTold[]
}

/** Opens event streams from a process of their own; gives how to ask what they have seen, and to close them. */
export const openStreams = async (url: string, tokens: readonly string[], count: number) => {
  const reader = fork(fileURLToPath(new URL('./read-streams.ts', import.meta.url)), { stdio: 'inherit' })
  const ask = async (word: object): Promise<StreamsSeen> => {
    reader.send(word)
    const [seen] = (await once(reader, 'message')) as [StreamsSeen]
    return seen
  }
  await ask({ url, tokens, count })
  return { seen: () => ask({ seen: true }), close: () => reader.kill() }
}

/** Takes when each seat was answered and what a reader was told; gives for each seat how long (ms) until she saw it. */
export const lateness = (
  acknowledged: readonly { readonly groups: readonly number[]; readonly at: number }[],
  told: readonly SeatTold[],
): number[] => {
  const answered = new Map<number, number[]>()
  for (const { groups, at } of acknowledged) {
    for (const group of groups) answered.set(group, [...(answered.get(group) ?? []), at])
  }
  const toldOf = Map.groupBy(told, ([group]) => group)
  // Nobody gives a seat up in a storm: a count of so many shows as many answers.
  return [...answered].flatMap(([group, times]) =>
    times
      .toSorted((one, other) => one - other)
      .flatMap((at, nth) => {
        const shown = toldOf.get(group)?.find(([, taken]) => taken > nth)
        return shown === undefined ? [Infinity] : [Math.max(0, shown[2] - at)]
      }),
  )
}
