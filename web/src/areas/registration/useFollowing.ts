import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import type { Registered } from '#web/parts/taken-groups.ts'

/** What follows from my registrations and nobody waits for: a seat that is won is told before these are read again. */
const following = [
  registration.blockSubjects,
  registration.moduleRestriction,
  registration.subjects,
  registration.preRegisteredSubjects,
  registration.englishLevelSubject,
  registration.isRegistered,
]

/** Takes my registrations as they are now; reads again what follows from them whenever they have changed. */
export const useFollowing = (mine: readonly Registered[]): void => {
  const client = useQueryClient()
  const known = useRef(mine)
  useEffect(() => {
    if (known.current === mine) return
    known.current = mine
    for (const { path } of following) void client.invalidateQueries({ queryKey: [path] })
  }, [client, mine])
}
