import { deleteDrafts } from '#web/api/drafts/delete-drafts.ts'
import { readTokenFrom } from '#web/api/token.ts'
import { setLocale } from '#web/i18n/locale.ts'
import { deleteCookiePair } from './cookie-pair.ts'
import { transition, type SessionEffect, type SessionEvent, type SessionState } from './session-state.ts'

const tokenKey = 'token'
const returnAddressKey = 'return_address'
const endedKey = 'session_ended'
const loggedOutKey = 'logged_out_at'

/** The bearer token, or null; the only place that reads it (spec 6.1.1). */
export const storedToken = (): string | null => {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return null
  }
}

readTokenFrom(storedToken)

let state: SessionState = { status: 'empty' }
const clearers = new Set<() => void>()

export const sessionState = (): SessionState => state

/** Registers what clears a student's data when they sign out or another one signs in. */
export const onSessionEnd = (clear: () => void): void => {
  clearers.add(clear)
}

/** The address to go to after the next log-in. */
export const saveReturnAddress = (address: string): void => {
  try {
    sessionStorage.setItem(returnAddressKey, address)
  } catch {
    // Without storage the log-in ends at home.
  }
}

/** The address that was requested before the log-in, once, and only one of the portal's own. */
export const takeReturnAddress = (): string | null => {
  try {
    const address = sessionStorage.getItem(returnAddressKey)
    sessionStorage.removeItem(returnAddressKey)
    return address !== null && /^\/(?![/\\])/.test(address) ? address : null
  } catch {
    return null
  }
}

const markSessionEnded = (): void => {
  try {
    sessionStorage.setItem(endedKey, 'yes')
  } catch {
    // Without storage the log-in page gives no reason.
  }
}

/** The session in this tab ended without a log-out since the last log-in. */
export const hasSessionEnded = (): boolean => {
  try {
    return sessionStorage.getItem(endedKey) !== null
  } catch {
    return false
  }
}

const deleteDraftsInAllTabs = (): void => {
  deleteDrafts()
  try {
    localStorage.setItem(loggedOutKey, String(Date.now()))
  } catch {
    // Without storage other tabs have no drafts.
  }
}

const runEffect = (effect: SessionEffect): void => {
  switch (effect.do) {
    case 'store token':
      sessionStorage.removeItem(endedKey)
      return localStorage.setItem(tokenKey, effect.token)
    case 'remove token':
      return localStorage.removeItem(tokenKey)
    case 'set locale':
      return setLocale(effect.locale)
    case 'delete cookie pair':
      return deleteCookiePair()
    case 'save return address':
      return saveReturnAddress(location.pathname + location.search)
    case 'mark session ended':
      return markSessionEnded()
    case 'delete drafts':
      return deleteDraftsInAllTabs()
    case 'clear student data':
      for (const clear of clearers) clear()
      return
    case 'reload to':
      return location.replace(effect.path)
  }
}

/** Moves the session to its next state and runs the effects (spec 4.1). */
export const dispatchSessionEvent = (event: SessionEvent): void => {
  const next = transition(state, event)
  state = next.state
  next.effects.forEach(runEffect)
}

// Another tab has signed out or signed in another student.
addEventListener('storage', (event) => {
  if (event.key === loggedOutKey) deleteDrafts()
  if (event.key !== tokenKey && event.key !== null) return
  if (storedToken() === null) markSessionEnded()
  location.reload()
})
