import { routeLocks } from './route-locks.ts'

const toPlainPath = (path: string): string => path.replace(/[?#].*/s, '').replace(/\/+$/, '') || '/'

/** A duty that locks every path but one. */
export type RouteLock = keyof typeof routeLocks

/** The student's current duties in the order of the registry. */
interface Asked {
  readonly blockers: readonly { readonly key: string }[]
}

const isRouteLock = (key: string): key is RouteLock => Object.hasOwn(routeLocks, key)

/**
 * The duty that locks the portal, null without one (spec 2.4). It is the first that the student is asked for, so what an
 * exam puts off locks nothing: the exam must be reachable.
 */
export const findRouteLock = ({ blockers }: Asked): RouteLock | null =>
  blockers.map(({ key }) => key).find(isRouteLock) ?? null

/**
 * The path to go to instead of the one that was asked for, or null (spec 2.4). Documents win over subjects, so the two can
 * never send a student to and fro; both spare /logout.
 */
export const findLockRedirect = (user: Asked, path: string): string | null => {
  const lock = findRouteLock(user)
  if (lock === null) return null
  const open = routeLocks[lock]
  const requested = toPlainPath(path)
  return requested === open || requested === '/logout' ? null : open
}

/** Whether no dialog may lie over a page: leaving and paying are always free. */
export const isFreeOfBlockers = (path: string): boolean => {
  const requested = toPlainPath(path)
  return /^\/(logout|pay|pay-online|pymentSuccess\/(success|fail))$/.test(requested)
}
