import type { User } from '#contract/account/session.ts'
import { getLocaleAfterLogin, type Locale } from '#rules/text/locale.ts'

/** The auth status (spec 4.1). */
export type SessionState =
  | { readonly status: 'empty' }
  | { readonly status: 'loading'; readonly token: string | null }
  | { readonly status: 'success'; readonly token: string; readonly user: User }
  | { readonly status: 'error' }

export type SessionEvent =
  | { readonly type: 'token found'; readonly token: string }
  | { readonly type: 'login sent' }
  | { readonly type: 'login succeeded'; readonly token: string; readonly user: User }
  | { readonly type: 'login failed' }
  | { readonly type: 'user loaded'; readonly user: User }
  | { readonly type: 'user load failed'; readonly status: number }
  | { readonly type: 'logged out' }
  | { readonly type: 'cookie pair found' }
  | { readonly type: 'cookie login succeeded'; readonly token: string; readonly user: User }
  | { readonly type: 'cookie login failed' }

/** The effects of a transition in the browser. */
export type SessionEffect =
  | { readonly do: 'store token'; readonly token: string }
  | { readonly do: 'remove token' }
  | { readonly do: 'set locale'; readonly locale: Locale }
  | { readonly do: 'delete cookie pair' }
  /** The current address, to return to after the next log-in. */
  | { readonly do: 'save return address' }
  /** So that the log-in page says why it is shown. */
  | { readonly do: 'mark session ended' }
  /** Text that the student typed and did not send, in this tab and the others. */
  | { readonly do: 'delete drafts' }
  /** Everything that was read for this student. */
  | { readonly do: 'clear student data' }
  | { readonly do: 'reload to'; readonly path: '/' | '/login' }

export interface Transition {
  readonly state: SessionState
  readonly effects: readonly SessionEffect[]
}

const empty = { status: 'empty' } as const

/** Any other status is a temporary failure. */
const isSessionOver = (status: number): boolean => status === 401 || status === 403

/** The next state and its effects (spec 4.1). */
export const transition = (state: SessionState, event: SessionEvent): Transition => {
  switch (event.type) {
    case 'token found':
      return { state: { status: 'loading', token: event.token }, effects: [] }
    case 'login sent':
      return { state: { status: 'loading', token: null }, effects: [] }
    case 'login succeeded':
      return {
        state: { status: 'success', token: event.token, user: event.user },
        effects: [...signInEffects(event), { do: 'reload to', path: '/' }],
      }
    case 'login failed':
      return { state: { status: 'error' }, effects: [{ do: 'remove token' }] }
    case 'user loaded': {
      const token = state.status === 'loading' || state.status === 'success' ? state.token : null
      if (token === null) return { state, effects: [] }
      return { state: { status: 'success', token, user: event.user }, effects: [] }
    }
    case 'user load failed':
      if (!isSessionOver(event.status)) return { state, effects: [] }
      return {
        state: empty,
        effects: [
          { do: 'remove token' },
          { do: 'save return address' },
          { do: 'mark session ended' },
          { do: 'clear student data' },
          { do: 'reload to', path: '/login' },
        ],
      }
    case 'logged out':
      return {
        state: empty,
        effects: [
          { do: 'delete drafts' },
          { do: 'remove token' },
          { do: 'clear student data' },
          { do: 'reload to', path: '/login' },
        ],
      }
    case 'cookie pair found':
      return {
        state: { status: 'loading', token: null },
        effects: [{ do: 'remove token' }, { do: 'clear student data' }],
      }
    case 'cookie login succeeded':
      return {
        state: { status: 'success', token: event.token, user: event.user },
        effects: [...signInEffects(event), { do: 'delete cookie pair' }],
      }
    case 'cookie login failed':
      // Without this "/" would try the pair again and again.
      return {
        state: { status: 'error' },
        effects: [{ do: 'remove token' }, { do: 'delete cookie pair' }, { do: 'reload to', path: '/' }],
      }
  }
}

const signInEffects = (signedIn: { token: string; user: User }): SessionEffect[] => [
  { do: 'store token', token: signedIn.token },
  { do: 'set locale', locale: getLocaleAfterLogin(signedIn.user.program_categoryID) },
]
