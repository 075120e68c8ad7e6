import { session } from '#contract/account/session.ts'
import { send } from '#web/api/call.ts'
import { dispatchSessionEvent, storedToken } from './session.ts'

/** Signs in and reloads the page; rejects with the `Problem` (spec 4.1.2). */
export const logIn = async (body: { code: string; password: string }): Promise<void> => {
  dispatchSessionEvent({ type: 'login sent' })
  try {
    dispatchSessionEvent({ type: 'login succeeded', ...(await send(session.login, { body })) })
  } catch (problem) {
    dispatchSessionEvent({ type: 'login failed' })
    throw problem
  }
}

/** Ends the session in the browser and, if reachable, on the server; goes to /login (spec 4.1.5). */
export const logOut = async (): Promise<void> => {
  try {
    if (storedToken() !== null) await send(session.logout)
  } catch {
    // The token is removed even if the server cannot be reached.
  }
  dispatchSessionEvent({ type: 'logged out' })
}
