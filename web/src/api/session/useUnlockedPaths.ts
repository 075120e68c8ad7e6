import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { session } from '#contract/account/session.ts'
import { findLockRedirect } from '#rules/duties/route-lock.ts'
import { q } from '#web/api/call.ts'

/** A test for paths: not blocked by the student's lock, if there is one (spec 2.4). */
export const useUnlockedPaths = (): ((path: string) => boolean) => {
  const user = useQuery(q(session.user)).data?.user
  return useCallback((path) => user === undefined || findLockRedirect(user, path) === null, [user])
}
