import type { Query, QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { agenda } from '#contract/account/agenda.ts'
import { calendar } from '#contract/studies/calendar.ts'
import { exams } from '#contract/studies/exams.ts'
import { menu } from '#contract/account/menu.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { session } from '#contract/account/session.ts'
import { toUniversityTime } from '#web/i18n/format.ts'
import { Problem } from '#web/api/problem.ts'
import { storedToken } from '#web/api/session/session.ts'
import { saveRead, findRead } from './read-cache.ts'

/** The screens that work without a network: home, timetable, exams, academic calendar, and their frame. */
const offlineReads = [
  session.user,
  menu.items,
  agenda.list,
  schedule.currentSchedule,
  calendar.academicCalendars,
  exams.schedule,
  exams.types,
  exams.instructions,
]

/** How often a read is retried on an unreliable network before the cache is used. */
const maxRetries = 2

/** The reads that are shown from the cache, and when they were read (ms). */
const shownFromCache = new Map<string, number>()
const listeners = new Set<() => void>()
let oldest: number | null = null
const notify = (): void => {
  oldest = shownFromCache.size === 0 ? null : Math.min(...shownFromCache.values())
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The time (ms) of the oldest read that is shown from the cache; null while none is. */
export const useCachedSince = (): number | null => useSyncExternalStore(subscribe, () => oldest)

/**
 * A cached reply may be from another day, and without a network no blocking dialog can be answered. If only the server is
 * unreachable, the dialogs stay.
 */
const adaptToNow = (data: unknown, current: unknown): unknown => {
  const fields = data as Readonly<Record<string, unknown>>
  if ('today' in fields) return { ...fields, today: toUniversityTime(Date.now()).date }
  if (!('user' in fields)) return data
  return (navigator.onLine && current) || { user: { ...(fields['user'] as object), blockers: [] } }
}

type Read = (context: QueryFunctionContext) => unknown

const readOrUseCache = async (read: Read, context: QueryFunctionContext, query: Query<never, never>) => {
  const token = storedToken()
  const key = JSON.stringify(query.queryKey)
  try {
    const data = await read(context)
    // Without storage nothing can be shown offline.
    if (token !== null) saveRead(token, key, data).catch(() => undefined)
    if (shownFromCache.delete(key)) notify()
    return data
  } catch (problem) {
    const isUnreachable = problem instanceof Problem && problem.status === 0
    const mayRecover = () => navigator.onLine && query.state.fetchFailureCount < maxRetries
    if (!isUnreachable || mayRecover() || token === null) throw problem
    const cached = await findRead(token, key).catch(() => undefined)
    // The network may have come back while the cache was read: nothing would read it again later.
    if (cached === undefined || mayRecover()) throw problem
    shownFromCache.set(key, cached.at)
    notify()
    // Its real age, so that it is read again as soon as there is a network.
    setTimeout(() => query.setState({ dataUpdatedAt: cached.at }))
    return adaptToNow(cached.data, query.state.data)
  }
}

/** Reads again what is shown from the cache, on other screens too. */
export const refreshCachedReads = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [...shownFromCache.keys()].map((key) =>
      client.invalidateQueries({ queryKey: JSON.parse(key) as QueryKey, refetchType: 'all' }),
    ),
  )

/** Lets some reads show their last reply while there is no network. */
export const cacheReads = (client: QueryClient): void => {
  for (const { path } of offlineReads)
    client.setQueryDefaults([path] satisfies QueryKey, {
      ...client.getQueryDefaults([path]),
      persister: readOrUseCache as never,
    })
  addEventListener('online', () => void refreshCachedReads(client))
}
