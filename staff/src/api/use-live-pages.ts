import { useEffect, useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import { conversationsStaff } from '#contract/staff/conversations-staff.ts'
import { inbox } from '#contract/staff/inbox.ts'
import { staffLive, type staffEvent } from '#contract/staff/staff-live.ts'
import { readAgain } from '#web/api/read-again.ts'
import { keepStreamOpen } from '#web/api/stream/keep-stream-open.ts'
import { queryClient } from './query-client.ts'
import { storedToken } from './session.ts'

type StaffEvent = z.output<typeof staffEvent>

let isLive = false
/** The current semester of what the page shows; undefined before the first stream. */
let semester: number | null | undefined
const listeners = new Set<() => void>()
const setLive = (next: boolean): void => {
  isLive = next
  for (const notify of listeners) notify()
}
const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

const refresh = (endpoints: readonly Endpoint[]): void => {
  for (const { path } of endpoints) void readAgain(queryClient, { queryKey: [path] })
}
const inboxReads = [inbox.list, inbox.counts]
const conversationReads = [conversationsStaff.list, conversationsStaff.messages]

/** Data of the former semester is read again. */
const followSemester = (next: number | null): void => {
  if (semester !== undefined && semester !== next) void queryClient.invalidateQueries()
  semester = next
}

const receive = (event: StaffEvent): void => {
  if (event.topic === 'inbox') refresh(inboxReads)
  else if (event.topic === 'conversation') refresh(conversationReads)
  else followSemester(event.semesterID)
}

const open = (): void => {
  setLive(true)
  // Changes between the page's reads and this moment had no event.
  refresh([...inboxReads, ...conversationReads])
}
const lose = (): void => setLive(false)

/** Reads the stream of staff until the returned function is called. */
const openStream = (): (() => void) => {
  const leaving = new AbortController()
  void keepStreamOpen<StaffEvent>(
    { path: staffLive.events.path, readToken: storedToken },
    {
      onLive: open,
      onEvent: receive,
      onBeat: () => undefined,
      onLost: lose,
      // The next read finds the session ended, and leads to the sign-in.
      onSignedOut: lose,
    },
    leaving.signal,
  )
  return () => leaving.abort()
}

/** Keeps every page of staff up to date while it is visible: a browser has few connections for all its tabs. */
export const useLivePages = (): void =>
  useEffect(() => {
    let leave: (() => void) | undefined
    const openOrLeave = () => {
      const isVisible = document.visibilityState === 'visible'
      if (isVisible) leave ??= openStream()
      else if (leave) {
        leave()
        leave = undefined
        lose()
      }
    }
    openOrLeave()
    document.addEventListener('visibilitychange', openOrLeave)
    return () => {
      document.removeEventListener('visibilitychange', openOrLeave)
      leave?.()
      lose()
    }
  }, [])

/** Whether changes arrive by themselves. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribe, () => isLive)
