import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A group's id, how many have a seat in it, and when the event arrived (ms since 1970). */
export type SeatCountEvent = readonly [group: number, taken: number, at: number]

/** The open event streams and what arrived over all of them. */
export interface StreamReport {
  readonly open: number
  readonly events: number
  readonly megabytes: number
  /** The responses that the first of them received. */
  readonly seatCounts: readonly SeatCountEvent[]
}

/** Opens event streams in a separate process. */
export const openStreams = async (url: string, tokens: readonly string[], count: number) => {
  const reader = fork(fileURLToPath(new URL('./read-streams.ts', import.meta.url)), { stdio: 'inherit' })
  const ask = async (word: object): Promise<StreamReport> => {
    reader.send(word)
    const [seen] = (await once(reader, 'message')) as [StreamReport]
    return seen
  }
  await ask({ url, tokens, count })
  return { seen: () => ask({ seen: true }), close: () => reader.kill() }
}

/** For each acknowledged seat the ms until its count arrived; Infinity when it never did. */
export const seatDelays = (
  acknowledged: readonly { readonly groups: readonly number[]; readonly at: number }[],
  seatCounts: readonly SeatCountEvent[],
): number[] => {
  const answered = new Map<number, number[]>()
  for (const { groups, at } of acknowledged) {
    for (const group of groups) answered.set(group, [...(answered.get(group) ?? []), at])
  }
  const eventsByGroup = Map.groupBy(seatCounts, ([group]) => group)
  // Nobody drops a seat during the storm, so a count of n shows the first n seats.
  return [...answered].flatMap(([group, times]) =>
    times
      .toSorted((one, other) => one - other)
      .flatMap((at, nth) => {
        const shown = eventsByGroup.get(group)?.find(([, taken]) => taken > nth)
        return shown === undefined ? [Infinity] : [Math.max(0, shown[2] - at)]
      }),
  )
}
