import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { getWindowState, type WindowState } from '#rules/registration/window.ts'
import { q } from '#web/api/call.ts'
import { refreshTopics } from '#web/api/freshness.ts'
import { useArrival } from '#web/parts/time/useArrival.ts'
import { useWindowClock } from '#web/parts/registration-window/useWindowClock.ts'

/** Whether pre-registration is open, by the server's clock; everything is read again when it opens or closes. */
export const usePreRegistrationWindow = (): WindowState => {
  const client = useQueryClient()
  const { data, dataUpdatedAt } = useSuspenseQuery(q(preRegistration.guide))
  const refresh = useCallback(() => refreshTopics(client, 'preRegistration', 'user'), [client])
  const now = useWindowClock(
    data.windows,
    data.now,
    useArrival(preRegistration.guide.path, dataUpdatedAt),
    refresh,
  )
  return getWindowState(
    data.windows.map((window) => ({ step: 1, ...window })),
    1,
    now,
  )
}
