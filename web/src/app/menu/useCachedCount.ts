import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { readPreference, savePreference, type CachedCount } from '#web/api/preference.ts'
import { onSessionEnd } from '#web/api/session/session.ts'
import { useMayReadLater } from '#web/app/shell/useMayReadLater.ts'

const names: readonly CachedCount[] = ['notification_count', 'task_count', 'message_count']
onSessionEnd(() => names.forEach((name) => savePreference(name, '')))

/** The last count of this student on this device, or null. */
const useLastCount = (name: CachedCount): number | null => {
  const owner = String(useQuery(q(session.user)).data?.user.studentID)
  const [cachedOwner, cached] = readPreference(name)?.split(' ') ?? []
  return cachedOwner === owner ? Number(cached) : null
}

/** Whether a count may be read now; during registration only one that has never been read on this device. */
export const useMayReadCount = (name: CachedCount): boolean => useMayReadLater(useLastCount(name) === null)

/**
 * A count of the frame, the same on every page: until it has been read (null), the last one of this student on this
 * device; 0 before the first.
 */
export const useCachedCount = (name: CachedCount, count: number | null): number => {
  const owner = String(useQuery(q(session.user)).data?.user.studentID)
  const last = useLastCount(name)
  useEffect(() => {
    if (count !== null) savePreference(name, `${owner} ${count}`)
  }, [name, owner, count])
  return count ?? last ?? 0
}
