import { useEffect, useState } from 'react'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { groups } from '#contract/registration/groups.ts'
import { minor } from '#contract/registration/minor.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import type { Door } from './registration-door.ts'
import { doorOf } from './registration-door.ts'
import type { ModuleKind } from './sources.ts'

/** The longest span that a timer can wait, in ms. */
const longestWait = 2 ** 31 - 1

/** The span over which students who have the screen open read the rest again, in ms. */
const spread = 4000

/** What else says whether something can be chosen now. */
const turning = [
  registration.moduleSubjects,
  registration.freeSubjects,
  registration.englishLevelSubject,
  minor.subjects,
  minor.hasChooseMinor,
  minor.programs,
]

/** The doors of registration: that of all of it, and that of each kind of modules. */
export interface Doors {
  readonly door: Door
  readonly of: (kind: ModuleKind) => Door
}

/** Whether seats can be taken now, by the server's clock; turns at the very moment, and then what is shown is read again. */
export const useDoor = (): Doors => {
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
      for (const { path } of [groups.general, registration.preRegisteredSubjects])
        void client.invalidateQueries({ queryKey: [path] })
      // Not by everybody in the same instant: the groups are what a seat is taken out of.
      setTimeout(
        () => turning.forEach(({ path }) => void client.invalidateQueries({ queryKey: [path] })),
        200 + Math.random() * spread,
      )
    }, wait)
    return () => clearTimeout(timer)
  }, [next, ahead, client])
  return { door: doorOf(data.steps, now), of: (kind) => doorOf(data.steps, now, kind) }
}
