import { redirect } from '@tanstack/react-router'
import { findLockRedirect } from '#rules/duties/route-lock.ts'
import { saveReturnAddress, storedToken } from '#web/api/session/session.ts'
import { beginSession, loadUser } from '#web/api/session/sign-in.ts'
import type { ScreenPath } from './paths.ts'

interface Navigation {
  readonly location: { readonly pathname: string; readonly href: string }
}

const redirectIfLocked = (user: Parameters<typeof findLockRedirect>[0], path: string): void => {
  const target = findLockRedirect(user, path)
  if (target !== null) throw redirect({ to: target as ScreenPath & '/', replace: true })
}

/** Guards the student screens: without a session to /login (spec 2.1.7). */
export const requireStudent = async ({ location }: Navigation): Promise<void> => {
  await beginSession()
  if (storedToken() === null) {
    if (location.pathname !== '/') saveReturnAddress(location.href)
    throw redirect({ to: '/login', replace: true })
  }
  redirectIfLocked(await loadUser(), location.pathname)
}

/** Guards unknown addresses: only a lock redirects. */
export const allowAnyone = async ({ location }: Navigation): Promise<void> => {
  await beginSession()
  if (storedToken() !== null) redirectIfLocked(await loadUser(), location.pathname)
}

/**
 * Guards the public screens: a signed-in student goes from /login to "/", and locks redirect, before the screen is shown
 * (spec 2.4.7). Without the user's answer the screen is shown: nobody should need the server to read it.
 */
export const allowPublic = async ({ location }: Navigation): Promise<void> => {
  await beginSession()
  if (storedToken() === null || location.pathname === '/logout') return
  if (location.pathname === '/login') throw redirect({ to: '/', replace: true })
  const user = await loadUser().catch(() => null)
  if (user !== null) redirectIfLocked(user, location.pathname)
}
