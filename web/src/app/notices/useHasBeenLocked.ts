import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '#contract/account/session.ts'
import { findRouteLock } from '#rules/duties/route-lock.ts'
import { q } from '#web/api/call.ts'

/** Whether the portal is locked, or was: the notice of the lock then says that it is open again. */
export const useHasBeenLocked = (): boolean => {
  const user = useQuery(q(session.user)).data?.user
  const [hasBeen, setHasBeen] = useState(false)
  if (!hasBeen && user !== undefined && findRouteLock(user) !== null) setHasBeen(true)
  return hasBeen
}
