import { redirect } from '@tanstack/react-router'
import { findLockRedirect } from '#rules/duties/route-lock.ts'
import { saveReturnAddress, sessionState, storedToken } from '#web/api/session/session.ts'
import { beginSession, loadUser } from '#web/api/session/sign-in.ts'
import type { ScreenPath } from './paths.ts'

interface Going {
  readonly location: { readonly pathname: string; readonly href: string }
}

const obeyLock = (user: Parameters<typeof findLockRedirect>[0], path: string): void => {
  const elsewhere = findLockRedirect(user, path)
  if (elsewhere !== null) throw redirect({ to: elsewhere as ScreenPath & '/', replace: true })
}

/** The guard of the group of screens that need a login: who is not signed in goes to /login (spec 2.1.7). */
export const studentsOnly = async ({ location }: Going): Promise<void> => {
  await beginSession()
  if (storedToken() === null) {
    if (location.pathname !== '/') saveReturnAddress(location.href)
    throw redirect({ to: '/login', replace: true })
  }
  obeyLock(await loadUser(), location.pathname)
}

/** An address without a screen: who is not signed in is told so too, and a lock holds there as everywhere. */
export const anybody = async ({ location }: Going): Promise<void> => {
  await beginSession()
  if (storedToken() !== null) obeyLock(await loadUser(), location.pathname)
}

/** The public screens: who is signed in and comes to /login goes to "/"; the locks hold for whoever is known here. */
export const everybody = async ({ location }: Going): Promise<void> => {
  await beginSession()
  const session = sessionState()
  if (session.status === 'success') obeyLock(session.user, location.pathname)
  if (location.pathname === '/login' && storedToken() !== null) throw redirect({ to: '/', replace: true })
}
