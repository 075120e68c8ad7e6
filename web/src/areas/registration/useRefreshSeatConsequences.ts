import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshTopics } from '#web/api/freshness.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'

/** Reads again what follows from the registrations, after they have changed: a new seat is shown without waiting for it. */
export const useRefreshSeatConsequences = (registered: readonly Registered[]): void => {
  const client = useQueryClient()
  const last = useRef(registered)
  useEffect(() => {
    if (last.current === registered) return
    last.current = registered
    refreshTopics(client, 'seatConsequences')
  }, [client, registered])
}
