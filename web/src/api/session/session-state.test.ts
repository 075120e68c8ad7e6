import { describe, expect, it } from 'vitest'
import type { User } from '#contract/account/session.ts'
import { transition, type SessionState } from './session-state.ts'

const user = { studentID: 1, program_categoryID: 1 } as User
const otherStudent = { studentID: 2, program_categoryID: 4 } as User
const empty: SessionState = { status: 'empty' }
const loading: SessionState = { status: 'loading', token: 't' }
const signedIn: SessionState = { status: 'success', token: 't', user }

const done = (state: SessionState, event: Parameters<typeof transition>[1]) => {
  const { state: next, effects } = transition(state, event)
  return { next, did: effects.map((effect) => effect.do), effects }
}

describe('the states of a session (spec 4.1)', () => {
  it('is empty, and loading once a token is found', () => {
    expect(done(empty, { type: 'token found', token: 't' })).toMatchObject({ next: loading, did: [] })
  })

  it('is loading while a log-in is on its way', () => {
    expect(done(empty, { type: 'login sent' }).next.status).toBe('loading')
  })

  it('login success stores the token and user, sets the locale, then fully reloads to /', () => {
    const { next, effects } = done(loading, { type: 'login succeeded', token: 'new', user })
    expect(next).toEqual({ status: 'success', token: 'new', user })
    expect(effects).toEqual([
      { do: 'store token', token: 'new' },
      { do: 'set locale', locale: 'ka' },
      { do: 'reload to', path: '/' },
    ])
  })

  it('login success sets English for every other program category', () => {
    const { effects } = done(loading, { type: 'login succeeded', token: 'new', user: otherStudent })
    expect(effects).toContainEqual({ do: 'set locale', locale: 'en' })
  })

  it('login failure marks the status as error and removes the stored token', () => {
    expect(done(loading, { type: 'login failed' })).toMatchObject({
      next: { status: 'error' },
      did: ['remove token'],
    })
  })

  it('a user load makes the session a success', () => {
    expect(done(loading, { type: 'user loaded', user })).toMatchObject({ next: signedIn, did: [] })
  })

  it('a user load that ends after the log-out signs nobody in', () => {
    expect(done(empty, { type: 'user loaded', user })).toMatchObject({ next: empty, did: [] })
  })

  it.each([401, 403])(
    'a user load failed with %i removes the stored token and redirects to /login',
    (status) => {
      const { next, effects } = done(loading, { type: 'user load failed', status })
      expect(next).toEqual(empty)
      expect(effects).toContainEqual({ do: 'remove token' })
      expect(effects).toContainEqual({ do: 'save return address' })
      expect(effects).toContainEqual({ do: 'mark session ended' })
      expect(effects.at(-1)).toEqual({ do: 'reload to', path: '/login' })
    },
  )

  it.each([0, 429, 500, 502, 503])('a user load failed with %i keeps the token', (status) => {
    expect(done(signedIn, { type: 'user load failed', status })).toMatchObject({ next: signedIn, did: [] })
  })

  it('logout clears drafts, token, user and picture and goes to /login', () => {
    expect(done(signedIn, { type: 'logged out' })).toMatchObject({
      next: empty,
      did: ['delete drafts', 'remove token', 'clear student data', 'reload to'],
      effects: [{}, {}, {}, { path: '/login' }],
    })
  })

  // spec 4.2
  it('a saved cookie pair first removes any token, and what was read with it', () => {
    expect(done(signedIn, { type: 'cookie pair found' })).toMatchObject({
      next: { status: 'loading', token: null },
      did: ['remove token', 'clear student data'],
    })
  })

  it('the cookie login deletes the cookies on success', () => {
    const { next, did } = done(loading, { type: 'cookie login succeeded', token: 'new', user })
    expect(next).toEqual({ status: 'success', token: 'new', user })
    expect(did).toEqual(['store token', 'set locale', 'delete cookie pair'])
  })

  it('the cookie login redirects to / on failure, and deletes the cookies, or / would loop', () => {
    const { effects } = done(loading, { type: 'cookie login failed' })
    expect(effects).toEqual([
      { do: 'remove token' },
      { do: 'delete cookie pair' },
      { do: 'reload to', path: '/' },
    ])
  })
})
