import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useArrival } from '#web/parts/time/useArrival.ts'
import { refreshTopics } from '#web/api/freshness.ts'
import { toStepState, windowNow, type RegistrationWindow, type Step } from './registration-window.ts'
import { useWindowClock } from './useWindowClock.ts'

/** The span over which the browsers that show the screen read the subjects again, in ms. */
const spreadMs = 4000

export interface RegistrationWindows {
  readonly overall: RegistrationWindow
  /** Of the modules of one kind. */
  readonly forKind: (kind: Step['module_kinds'][number]) => RegistrationWindow
  /** Whether a step is open in which a seat can be given up. */
  readonly canDrop: boolean
}

/** Whether seats can be taken now, by the server's clock; what is shown is read again when a window opens or closes. */
export const useRegistrationWindow = (): RegistrationWindows => {
  const client = useQueryClient()
  const { data, dataUpdatedAt } = useSuspenseQuery(q(registration.steps))
  const refresh = useCallback(() => {
    refreshTopics(client, 'offeredGroups')
    // Spread over time: the groups are needed first, and all students get here in the same instant.
    setTimeout(() => refreshTopics(client, 'offeredSubjects'), 200 + Math.random() * spreadMs)
  }, [client])
  const windows = data.steps.flatMap((step) => step.windows)
  const now = useWindowClock(windows, data.now, useArrival(registration.steps.path, dataUpdatedAt), refresh)
  return {
    overall: windowNow(data.steps, now),
    forKind: (kind) => windowNow(data.steps, now, kind),
    canDrop: data.steps.some((step) => step.allows_cancel && toStepState(step, now).state === 'open'),
  }
}
