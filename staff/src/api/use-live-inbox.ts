import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { inbox } from '#contract/staff/inbox.ts'
import { staffLive, type staffEvent } from '#contract/staff/staff-live.ts'
import { keepStreamOpen } from '#web/api/stream/keep-stream-open.ts'
import { queryClient } from './query-client.ts'
import { storedToken } from './session.ts'

type StaffEvent = z.output<typeof staffEvent>

const readInbox = () => {
  for (const { path } of [inbox.list, inbox.counts]) void queryClient.invalidateQueries({ queryKey: [path] })
}

/** Reads the list and the counts again as soon as something has changed; returns whether it is connected. */
export const useLiveInbox = (): boolean => {
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    let hasBeenLost = false
    const open = () => {
      setLive(true)
      // What happened while there was no stream has been missed.
      if (hasBeenLost) readInbox()
    }
    const lose = () => {
      setLive(false)
      hasBeenLost = true
    }
    void keepStreamOpen<StaffEvent>(
      { path: staffLive.events.path, readToken: storedToken },
      {
        onLive: open,
        onEvent: ({ topic }) => topic === 'inbox' && readInbox(),
        onBeat: () => undefined,
        onLost: lose,
        // The next read finds the session ended, and leads to the sign-in.
        onSignedOut: lose,
      },
      leaving.signal,
    )
    return () => leaving.abort()
  }, [])
  return isLive
}
