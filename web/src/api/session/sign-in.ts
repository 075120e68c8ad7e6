import { session, type User } from '#contract/account/session.ts'
import { q, send } from '#web/api/call.ts'
import { Problem } from '#web/api/problem.ts'
import { queryClient } from '#web/api/query-client.ts'
import { findCookiePair, markCookiePairTried } from './cookie-pair.ts'
import { dispatchSessionEvent, sessionState, storedToken } from './session.ts'

const logInByCookies = async (): Promise<void> => {
  const pair = findCookiePair()
  if (pair === null) return
  markCookiePairTried(pair)
  dispatchSessionEvent({ type: 'cookie pair found' })
  try {
    const signedIn = await send(session.loginWithToken, { body: pair })
    dispatchSessionEvent({ type: 'cookie login succeeded', ...signedIn })
    queryClient.setQueryData(q(session.user).queryKey, { user: signedIn.user })
  } catch {
    dispatchSessionEvent({ type: 'cookie login failed' })
  }
}

let cookieLogin: Promise<void> | undefined

/** Signs in by the cookie pair if there is one, once per page load. */
export const beginSession = (): Promise<void> => (cookieLogin ??= logInByCookies())

/** The signed-in student; a dead token ends the session, any other failure rejects (spec 4.1.4). */
export const loadUser = async (): Promise<User> => {
  const token = storedToken()
  if (token !== null && sessionState().status === 'empty')
    dispatchSessionEvent({ type: 'token found', token })
  return (await queryClient.ensureQueryData(q(session.user))).user
}

// Every read of the user counts, also the one after another call's 401.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'updated' || query.queryKey[0] !== session.user.path) return
  const { status, error, data } = query.state
  if (status === 'error' && error instanceof Problem)
    dispatchSessionEvent({ type: 'user load failed', status: error.status })
  if (status === 'success') dispatchSessionEvent({ type: 'user loaded', user: (data as { user: User }).user })
})
