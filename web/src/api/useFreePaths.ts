import { useQuery } from '@tanstack/react-query'
import { session } from '#contract/account/session.ts'
import { routeLock } from '#rules/duties/blockers.ts'
import { q } from './call.ts'

/** Gives a test for paths: whether the lock that holds her, if one does, lets her go there (spec 2.4). */
export const useFreePaths = (): ((path: string) => boolean) => {
  const user = useQuery(q(session.user)).data?.user
  return (path) => user === undefined || routeLock(user, path) === null
}
