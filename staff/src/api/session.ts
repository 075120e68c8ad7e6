import { staffSession } from '#contract/staff/staff-session.ts'
import { q, send } from '#web/api/call.ts'
import { readTokenFrom } from '#web/api/token.ts'
import { queryClient } from './query-client.ts'

/** Apart from the student's, so that one browser can be signed in on both sides. */
const tokenKey = 'staff_token'

export const storedToken = (): string | null => {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return null
  }
}

readTokenFrom(storedToken)

export const startSession = (token: string): void => {
  queryClient.clear()
  localStorage.setItem(tokenKey, token)
}

const removeToken = (): void => {
  try {
    localStorage.removeItem(tokenKey)
  } catch {
    // Without storage there was none.
  }
  queryClient.clear()
}

/** The page of the sign-in, which leads back to where the session has ended. */
const leave = (hasEnded: boolean): void => {
  const from = location.pathname.replace(/^\/staff/i, '') + location.search
  const back = hasEnded && from.startsWith('/') ? `?ended=true&to=${encodeURIComponent(from)}` : ''
  location.replace(`/staff/login${back}`)
}

/** The server does not know the token any more. */
export const endLostSession = (): void => {
  if (storedToken() === null) return
  removeToken()
  leave(true)
}

/** Ends the session in the browser and, if reachable, on the server. */
export const signOut = async (): Promise<void> => {
  try {
    await send(staffSession.logout)
  } catch {
    // The token is removed even if the server cannot be reached.
  }
  removeToken()
  leave(false)
}

export const userQuery = q(staffSession.user)

// Another tab has signed out or signed in.
addEventListener('storage', ({ key }) => {
  if (key === tokenKey || key === null) location.reload()
})
