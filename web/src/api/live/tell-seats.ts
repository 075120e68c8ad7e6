import { Problem } from '#web/api/problem.ts'
import { noticeDeadToken, queryClient } from '#web/api/query-client.ts'
import { catchUpDelay, pollDelay } from './delays.ts'
import type { LiveEvent } from './event-reader.ts'
import { joinLine, type LineState } from './line.ts'
import { countsOf, layCounts, offerPaths, type Counts } from './seat-counts.ts'

/** A tab that is hidden or shows no groups any more rests after so many milliseconds, and not with each look away. */
const lingerFor = 10_000
/** What was read in the last so many milliseconds has missed nothing. */
const fresh = 2_000

const watching = new Set<object>()
const listeners = new Set<() => void>()
const counts = new Map<number, { count: number; at: number }>()
let state: LineState = 'joining'
let leave: (() => void) | undefined
let lingering: ReturnType<typeof setTimeout> | undefined
let reading: ReturnType<typeof setTimeout> | undefined

const isOffer = (path: unknown): boolean => offerPaths.includes(path as string)

const readAgain = (olderThan: number): void => {
  const at = Date.now() - olderThan
  void queryClient.invalidateQueries({
    predicate: ({ queryKey, state: read }) => isOffer(queryKey[0]) && read.dataUpdatedAt <= at,
  })
}

const poll = (): void => {
  reading = setTimeout(() => {
    readAgain(0)
    poll()
  }, pollDelay(Math.random()))
}

const turn = (next: LineState): void => {
  state = next
  clearTimeout(reading)
  if (next === 'lost') poll()
  else if (next === 'live') {
    const since = Date.now()
    // What was read before the stream told of anything may have missed something since.
    reading = setTimeout(() => readAgain(Date.now() - since + fresh), catchUpDelay(Math.random()))
  }
  for (const listener of listeners) listener()
}

const hear = (event: LiveEvent): void => {
  if (event.topic !== 'seats') return
  const told = countsOf(event, Date.now())
  for (const [group, count] of told) counts.set(group, count)
  layCounts(queryClient, new Map(told))
}

// An answer that was on its way while something was told is older than what was told.
const begunAt = new Map<string, number>()
queryClient.getQueryCache().subscribe((event) => {
  const { queryKey, queryHash } = event.query
  if (event.type !== 'updated' || !isOffer(queryKey[0])) return
  if (event.action.type === 'fetch') begunAt.set(queryHash, Date.now())
  if (event.action.type !== 'success' || event.action.manual) return
  const begun = begunAt.get(queryHash) ?? 0
  const later: Counts = new Map([...counts].filter(([, { at }]) => at > begun))
  if (later.size > 0) layCounts(queryClient, later)
})

const rest = (): void => {
  clearTimeout(lingering)
  lingering = undefined
  leave?.()
  leave = undefined
  counts.clear()
  turn('joining')
}

const reconsider = (): void => {
  const isWanted = watching.size > 0 && document.visibilityState === 'visible'
  if (!isWanted) {
    if (leave !== undefined) lingering ??= setTimeout(rest, lingerFor)
    return
  }
  clearTimeout(lingering)
  lingering = undefined
  leave ??= joinLine({
    onState: turn,
    onEvent: hear,
    onSignedOut: () => {
      noticeDeadToken(new Problem(401, {}))
      rest()
    },
  })
}

document.addEventListener('visibilitychange', reconsider)
// A page that is kept for the way back must not keep the stream as well.
addEventListener('pagehide', rest)
addEventListener('pageshow', reconsider)

/** Has the seats of groups told until what it gives is called: the first who asks opens the stream, the last closes it. */
export const watchSeats = (who: object, told: () => void): (() => void) => {
  watching.add(who)
  listeners.add(told)
  reconsider()
  for (const listener of listeners) listener()
  return () => {
    watching.delete(who)
    listeners.delete(told)
    for (const listener of listeners) listener()
    reconsider()
  }
}

/** How the line stands. */
export const lineState = (): LineState => state

/** Whether this is the first of those who watch: one of them says how the line stands. */
export const isFirstToWatch = (who: object): boolean => watching.values().next().value === who
