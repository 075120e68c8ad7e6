import type { Query, QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { calendar } from '#contract/studies/calendar.ts'
import { exams } from '#contract/studies/exams.ts'
import { menu } from '#contract/account/menu.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { session } from '#contract/account/session.ts'
import { atUniversity } from '#web/i18n/format.ts'
import { Problem } from '../problem.ts'
import { storedToken } from '../session.ts'
import { keep, keptBy } from './kept.ts'

/** What is shown without a network: the timetable, the exams, the year, and what their screens stand in. */
const keptReads = [
  session.user,
  menu.items,
  schedule.currentSchedule,
  calendar.academicCalendars,
  exams.schedule,
  exams.types,
  exams.instructions,
]

/** With a network that only stumbles a reading is tried so often before what was kept is taken. */
const tries = 2

/** The readings that are shown as they were kept, and when they were read (ms). */
const shown = new Map<string, number>()
const listeners = new Set<() => void>()
let oldest: number | null = null
const changed = (): void => {
  oldest = shown.size === 0 ? null : Math.min(...shown.values())
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Gives when that was read (ms) which is shown as it was kept, or null while everything is as the server has it. */
export const useKeptSince = (): number | null => useSyncExternalStore(subscribe, () => oldest)

/**
 * What was kept may be of another day, and without a network nothing that asks for an answer can be answered. While the
 * server alone is away, what is asked stays where it is.
 */
const asOfNow = (data: unknown, shownNow: unknown): unknown => {
  const fields = data as Readonly<Record<string, unknown>>
  if ('today' in fields) return { ...fields, today: atUniversity(Date.now()).date }
  if (!('user' in fields)) return data
  return (navigator.onLine && shownNow) || { user: { ...(fields['user'] as object), blockers: [] } }
}

type Read = (context: QueryFunctionContext) => unknown

const lastKnown = async (read: Read, context: QueryFunctionContext, query: Query<never, never>) => {
  const token = storedToken()
  const key = JSON.stringify(query.queryKey)
  try {
    const data = await read(context)
    // A browser that keeps nothing shows nothing without a network.
    if (token !== null) keep(token, key, data).catch(() => undefined)
    if (shown.delete(key)) changed()
    return data
  } catch (problem) {
    const isAway = problem instanceof Problem && problem.status === 0
    const mayPass = navigator.onLine && query.state.fetchFailureCount < tries
    if (!isAway || mayPass || token === null) throw problem
    const kept = await keptBy(token, key).catch(() => undefined)
    if (kept === undefined) throw problem
    shown.set(key, kept.at)
    changed()
    // It is as old as it is: read again as soon as there is a network.
    setTimeout(() => query.setState({ dataUpdatedAt: kept.at }))
    return asOfNow(kept.data, query.state.data)
  }
}

/** Takes the queries; reads again what is shown as it was kept, on other screens too. */
export const readKeptAgain = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [...shown.keys()].map((key) =>
      client.invalidateQueries({ queryKey: JSON.parse(key) as QueryKey, refetchType: 'all' }),
    ),
  )

/** Takes the queries; lets those of the timetable and its like show what was read last while there is no network. */
export const keepLastKnown = (client: QueryClient): void => {
  for (const { path } of keptReads)
    client.setQueryDefaults([path] satisfies QueryKey, {
      ...client.getQueryDefaults([path]),
      persister: lastKnown as never,
    })
  addEventListener('online', () => void readKeptAgain(client))
}
