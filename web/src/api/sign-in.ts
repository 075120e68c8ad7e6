import { session, type User } from '#contract/account/session.ts'
import { q, send } from './call.ts'
import { Problem } from './problem.ts'
import { queryClient } from './query-client.ts'
import { cookiePair, happened, sessionState, storedToken } from './session.ts'

/** Takes the code and the password; signs in and reloads to the portal, or throws the `Problem` (spec 4.1.2). */
export const logIn = async (body: { code: string; password: string }): Promise<void> => {
  happened({ type: 'login sent' })
  try {
    happened({ type: 'login succeeded', ...(await send(session.login, { body })) })
  } catch (problem) {
    happened({ type: 'login failed' })
    throw problem
  }
}

/** Ends the session here and, if it can be reached, on the server; goes to /login (spec 4.1.5). */
export const logOut = async (): Promise<void> => {
  try {
    if (storedToken() !== null) await send(session.logout)
  } catch {
    // Without a server the token is forgotten all the same: she asked to leave.
  }
  happened({ type: 'logged out' })
}

const logInByCookies = async (): Promise<void> => {
  const pair = cookiePair()
  if (pair === null) return
  happened({ type: 'cookie pair found' })
  try {
    const signedIn = await send(session.loginWithToken, { body: pair })
    happened({ type: 'cookie login succeeded', ...signedIn })
    queryClient.setQueryData(q(session.user).queryKey, { user: signedIn.user })
  } catch {
    happened({ type: 'cookie login failed' })
  }
}

let cookiesTried: Promise<void> | undefined

/** Signs in by the saved cookie pair, where there is one, once for each load of the page. */
export const beginSession = (): Promise<void> => (cookiesTried ??= logInByCookies())

/** Gives the signed-in student, read once; a dead token ends the session, any other failure is thrown (spec 4.1.4). */
export const loadUser = async (): Promise<User> => {
  const token = storedToken()
  if (token !== null && sessionState().status === 'empty') happened({ type: 'token found', token })
  return (await queryClient.ensureQueryData(q(session.user))).user
}

// Every reading of the user counts, also the one that another call's 401 asked for.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'updated' || query.queryKey[0] !== session.user.path) return
  const { status, error, data } = query.state
  if (status === 'error' && error instanceof Problem)
    happened({ type: 'user load failed', status: error.status })
  if (status === 'success') happened({ type: 'user loaded', user: (data as { user: User }).user })
})
