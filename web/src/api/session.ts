import { setLocale } from '#web/i18n/locale.ts'
import { transition, type SessionEffect, type SessionEvent, type SessionState } from './session-state.ts'

const tokenKey = 'token'
const addressKey = 'asked_for'
const endedKey = 'session_ended'

/** Gives the bearer token that is kept, or null: nobody else reads it (spec 6.1.1). */
export const storedToken = (): string | null => {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return null
  }
}

let state: SessionState = { status: 'empty' }
const clearers = new Set<() => void>()

/** Where the log-in stands now. */
export const sessionState = (): SessionState => state

/** Takes what is to be emptied when the student goes or another one comes. */
export const onStudentGone = (clear: () => void): void => {
  clearers.add(clear)
}

/** Keeps an address of ours, to go there after the next log-in. */
export const keepAddress = (address: string): void => {
  try {
    sessionStorage.setItem(addressKey, address)
  } catch {
    // Then the log-in ends at home.
  }
}

/** Gives the address that was asked for before the log-in, once, and only one of our own. */
export const takeAddress = (): string | null => {
  try {
    const address = sessionStorage.getItem(addressKey)
    sessionStorage.removeItem(addressKey)
    return address !== null && /^\/(?![/\\])/.test(address) ? address : null
  } catch {
    return null
  }
}

const tellThatItEnded = (): void => {
  try {
    sessionStorage.setItem(endedKey, 'yes')
  } catch {
    // Then she is asked to log in without a reason.
  }
}

/** Says whether the session in this tab ended without her, since the last log-in. */
export const hasSessionEnded = (): boolean => {
  try {
    return sessionStorage.getItem(endedKey) !== null
  } catch {
    return false
  }
}

const pairNames = ['portal_user_id', 'portal_one_time'] as const

/** Gives the saved cookie pair by which another page of the university signs a student in, or null (spec 4.2). */
export const cookiePair = (): { user_id: string; password: string } | null => {
  const cookies = new Map(
    document.cookie.split('; ').map((each) => [each.split('=')[0], each.replace(/^[^=]*=/, '')]),
  )
  const [userID, oneTime] = pairNames.map((name) => cookies.get(name))
  return userID && oneTime
    ? { user_id: decodeURIComponent(userID), password: decodeURIComponent(oneTime) }
    : null
}

const carryOut = (effect: SessionEffect): void => {
  switch (effect.do) {
    case 'store token':
      sessionStorage.removeItem(endedKey)
      return localStorage.setItem(tokenKey, effect.token)
    case 'remove token':
      return localStorage.removeItem(tokenKey)
    case 'set locale':
      return setLocale(effect.locale)
    case 'delete cookie pair':
      for (const name of pairNames) document.cookie = `${name}=; Max-Age=0; path=/`
      return
    case 'keep address':
      return keepAddress(location.pathname + location.search)
    case 'tell that it ended':
      return tellThatItEnded()
    case 'clear student data':
      for (const clear of clearers) clear()
      return
    case 'reload to':
      return location.replace(effect.path)
  }
}

/** Takes what happened to the session; moves it on and does what that asks of the browser (spec 4.1). */
export const happened = (event: SessionEvent): void => {
  const next = transition(state, event)
  state = next.state
  next.effects.forEach(carryOut)
}

// Another tab has signed out, or signed another student in: what is shown here is no longer hers.
addEventListener('storage', (event) => {
  if (event.key !== tokenKey && event.key !== null) return
  if (storedToken() === null) tellThatItEnded()
  location.reload()
})
