import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { readPreference, savePreference, type KeptCount } from '#web/api/preference.ts'
import { onSessionEnd } from '#web/api/session/session.ts'

const names: readonly KeptCount[] = ['news_count', 'task_count']
onSessionEnd(() => names.forEach((name) => savePreference(name, '')))

/**
 * A count of the frame, the same on every page: until it has been read (null), the last one of this student on this
 * device; 0 before the first.
 */
export const useKeptCount = (name: KeptCount, count: number | null): number => {
  const owner = String(useQuery(q(session.user)).data?.user.studentID)
  useEffect(() => {
    if (count !== null) savePreference(name, `${owner} ${count}`)
  }, [name, owner, count])
  const [keptOwner, kept] = readPreference(name)?.split(' ') ?? []
  return count ?? (keptOwner === owner ? Number(kept) : 0)
}
