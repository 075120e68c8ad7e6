import { Problem } from '#web/api/problem.ts'
import { recheckDeadToken, queryClient } from '#web/api/query-client.ts'
import { catchUpDelayMs, pollDelayMs } from '#web/api/stream/delays.ts'
import type { LiveEvent } from '#web/api/stream/event-reader.ts'
import { joinSharedStream, type StreamState } from './shared-stream.ts'
import { toCounts, applySeatCounts, groupListPaths, type SeatCounts } from './seat-counts.ts'

/** A tab that is hidden or shows no groups leaves the stream after so long. */
const lingerMs = 10_000

const watchers = new Set<object>()
const listeners = new Set<() => void>()
const counts = new Map<number, { count: number; at: number }>()
let state: StreamState = 'joining'
let leave: (() => void) | undefined
let lingering: ReturnType<typeof setTimeout> | undefined
let readTimer: ReturnType<typeof setTimeout> | undefined

const isGroupList = (path: unknown): boolean => groupListPaths.includes(path as string)

/** When the latest read of each list of groups was sent. Its reply does not include later changes. */
const startedAt = new Map<string, number>()

/** Rereads the lists whose latest read was sent before this time. */
const refreshGroupLists = (before: number): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey, queryHash }) =>
      isGroupList(queryKey[0]) && (startedAt.get(queryHash) ?? 0) <= before,
  })

const poll = (): void => {
  readTimer = setTimeout(() => {
    refreshGroupLists(Date.now())
    poll()
  }, pollDelayMs(Math.random()))
}

const changeState = (next: StreamState): void => {
  state = next
  clearTimeout(readTimer)
  if (next === 'lost') poll()
  else if (next === 'live') {
    // A read that was sent before the stream opened may have missed events.
    const openedAt = Date.now()
    readTimer = setTimeout(() => refreshGroupLists(openedAt), catchUpDelayMs(Math.random()))
  }
  for (const listener of listeners) listener()
}

const receive = (event: LiveEvent): void => {
  if (event.topic !== 'seats') return
  const received = toCounts(event, Date.now())
  for (const [group, count] of received) counts.set(group, count)
  applySeatCounts(queryClient, new Map(received))
}

queryClient.getQueryCache().subscribe((event) => {
  const { queryKey, queryHash } = event.query
  if (event.type !== 'updated' || !isGroupList(queryKey[0])) return
  if (event.action.type === 'fetch') startedAt.set(queryHash, Date.now())
  if (event.action.type !== 'success' || event.action.manual) return
  const started = startedAt.get(queryHash) ?? 0
  const later: SeatCounts = new Map([...counts].filter(([, { at }]) => at > started))
  if (later.size > 0) applySeatCounts(queryClient, later)
})

const leaveStream = (): void => {
  clearTimeout(lingering)
  lingering = undefined
  leave?.()
  leave = undefined
  counts.clear()
  changeState('joining')
}

const joinOrLeave = (): void => {
  const isNeeded = watchers.size > 0 && document.visibilityState === 'visible'
  if (!isNeeded) {
    if (leave !== undefined) lingering ??= setTimeout(leaveStream, lingerMs)
    return
  }
  clearTimeout(lingering)
  lingering = undefined
  leave ??= joinSharedStream({
    onState: changeState,
    onEvent: receive,
    onSignedOut: () => {
      recheckDeadToken(new Problem(401, {}))
      leaveStream()
    },
  })
}

document.addEventListener('visibilitychange', joinOrLeave)
// A page in the back-forward cache must not hold the stream.
addEventListener('pagehide', leaveStream)
addEventListener('pageshow', joinOrLeave)

/** Keeps seat counts live until the returned function is called; the first watcher opens the stream, the last closes it. */
export const watchSeats = (watcher: object, received: () => void): (() => void) => {
  watchers.add(watcher)
  listeners.add(received)
  joinOrLeave()
  for (const listener of listeners) listener()
  return () => {
    watchers.delete(watcher)
    listeners.delete(received)
    for (const listener of listeners) listener()
    joinOrLeave()
  }
}

export const streamState = (): StreamState => state

/** One of the watchers shows the state of the stream. */
export const isFirstWatcher = (watcher: object): boolean => watchers.values().next().value === watcher
