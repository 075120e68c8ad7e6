import { useEffect, useState } from 'react'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { groups } from '#contract/groups.ts'
import { registration } from '#contract/registration.ts'
import { q } from '#web/api/call.ts'
import type { Door } from './registration-door.ts'
import { doorOf } from './registration-door.ts'

/** The longest span that a timer can wait, in ms. */
const longestWait = 2 ** 31 - 1

/** Whether seats can be taken now, by the server's clock; turns at the very moment, and then the groups are read again. */
export const useDoor = (): Door => {
  const client = useQueryClient()
  const { data, dataUpdatedAt } = useSuspenseQuery(q(registration.steps))
  const ahead = Date.parse(data.now) - dataUpdatedAt
  const [now, setNow] = useState(() => Date.now() + ahead)
  const turns = data.steps
    .flatMap(({ windows }) =>
      windows.flatMap(({ starts_at, ends_at }) => [Date.parse(starts_at), Date.parse(ends_at)]),
    )
    .filter((at) => at > now)
  const next = turns.length === 0 ? null : Math.min(...turns)
  useEffect(() => {
    if (next === null) return
    const wait = Math.min(Math.max(0, next - Date.now() - ahead) + 50, longestWait)
    const timer = setTimeout(() => {
      setNow(Date.now() + ahead)
      void client.invalidateQueries({ queryKey: [groups.general.path] })
    }, wait)
    return () => clearTimeout(timer)
  }, [next, ahead, client])
  return doorOf(data.steps, now)
}
