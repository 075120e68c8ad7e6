import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { getWindowState, type WindowState } from '#rules/registration/window.ts'
import { q } from '#web/api/call.ts'
import { refreshTopics } from '#web/api/freshness.ts'

/** The longest span that a timer can wait, in ms. */
const longestWait = 2 ** 31 - 1

/** Whether my pre-registration is open, by the server's clock; turns at the very moment, and then all is read again. */
export const useWishWindow = (): WindowState => {
  const client = useQueryClient()
  const { data, dataUpdatedAt } = useSuspenseQuery(q(preRegistration.guide))
  const ahead = Date.parse(data.now) - dataUpdatedAt
  const [now, setNow] = useState(() => Date.now() + ahead)
  const turns = data.windows
    .flatMap(({ starts_at, ends_at }) => [Date.parse(starts_at), Date.parse(ends_at)])
    .filter((at) => at > now)
  const next = turns.length === 0 ? null : Math.min(...turns)
  useEffect(() => {
    if (next === null) return
    const wait = Math.min(Math.max(0, next - Date.now() - ahead) + 50, longestWait)
    const timer = setTimeout(() => {
      setNow(Date.now() + ahead)
      refreshTopics(client, 'preRegistration', 'user')
    }, wait)
    return () => clearTimeout(timer)
  }, [next, ahead, client])
  return getWindowState(
    data.windows.map((window) => ({ step: 1, ...window })),
    1,
    now,
  )
}
