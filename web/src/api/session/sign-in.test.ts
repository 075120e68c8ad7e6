import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from './test-browser.ts'

const user = { studentID: 1, code: 'U1', program_categoryID: 4, blockers: [] }
const reply = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

/** A fresh browser with fresh module state. */
const open = async () => {
  const browser = stubBrowser()
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
  vi.stubGlobal('fetch', fetched)
  vi.resetModules()
  const signIn = await import('./sign-in.ts')
  const logIn = await import('./log-in.ts')
  const session = await import('./session.ts')
  const { queryClient } = await import('#web/api/query-client.ts')
  return { ...browser, ...signIn, ...logIn, ...session, queryClient, fetched }
}

let page: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  page = await open()
})

const sentBy = (call: number): { url: string; init: RequestInit; headers: Record<string, string> } => {
  const [url, init] = page.fetched.mock.calls[call]!
  return { url, init, headers: init.headers as Record<string, string> }
}

describe('log-in', () => {
  it('stores the token, sets the locale and reloads to /', async () => {
    page.fetched.mockResolvedValueOnce(reply(200, { data: { token: 'secret', user } }))
    await page.logIn({ code: 'U1', password: 'p' })
    expect(sentBy(0)).toMatchObject({
      url: '/api/auth/login',
      init: { method: 'POST', credentials: 'include', body: '{"code":"U1","password":"p"}' },
      headers: { 'content-language': 'ka' },
    })
    expect(page.stored.get('token')).toBe('secret')
    expect(page.stored.get('locale')).toBe('en')
    expect(page.page.documentElement.lang).toBe('en')
    expect(page.location.replace).toHaveBeenCalledWith('/')
    expect(page.sessionState().status).toBe('success')
  })

  it('removes the token and rejects with the server’s message on failure', async () => {
    page.stored.set('token', 'old')
    const words = { message: 'Incorrect code or password.', code: 'wrong_login' }
    page.fetched.mockResolvedValueOnce(reply(401, words))
    await expect(page.logIn({ code: 'U1', password: 'p' })).rejects.toMatchObject({ status: 401, ...words })
    expect(page.stored.has('token')).toBe(false)
    expect(page.sessionState().status).toBe('error')
    expect(page.location.replace).not.toHaveBeenCalled()
  })
})

describe('user load', () => {
  beforeEach(() => page.stored.set('token', 'secret'))

  it('sends the token and loads once', async () => {
    page.fetched.mockImplementation(() => Promise.resolve(reply(200, { data: { user } })))
    const [first] = await Promise.all([page.loadUser(), page.loadUser()])
    expect(first.code).toBe('U1')
    expect(page.fetched).toHaveBeenCalledTimes(1)
    expect(sentBy(0).headers).toMatchObject({ authorization: 'Bearer secret' })
    expect(page.sessionState().status).toBe('success')
  })

  // spec 8.3
  it.each([401, 403])(
    'failed with %i: not retried, token removed, to /login, return address saved',
    async (status) => {
      page.fetched.mockImplementation(() =>
        Promise.resolve(reply(status, { message: 'over', code: 'signed_out' })),
      )
      await expect(page.loadUser()).rejects.toMatchObject({ status })
      expect(page.fetched).toHaveBeenCalledTimes(1)
      expect(page.stored.has('token')).toBe(false)
      expect(page.location.replace).toHaveBeenCalledWith('/login')
      expect(page.takeReturnAddress()).toBe('/registration?step=2')
      expect(page.takeReturnAddress()).toBeNull()
    },
  )

  it('failed with 503: retried, and the token stays', async () => {
    vi.useFakeTimers()
    try {
      page.fetched.mockImplementation(() => Promise.resolve(reply(503, {}, { 'retry-after': '1' })))
      const loading = expect(page.loadUser()).rejects.toMatchObject({ status: 503, retryAfter: 1 })
      await vi.advanceTimersByTimeAsync(10_000)
      await loading
      expect(page.fetched).toHaveBeenCalledTimes(3)
      expect(page.stored.get('token')).toBe('secret')
      expect(page.location.replace).not.toHaveBeenCalled()
    } finally {
      vi.useRealTimers()
    }
  })

  it('without a network: the token stays', async () => {
    vi.useFakeTimers()
    try {
      page.fetched.mockRejectedValue(new TypeError('Failed to fetch'))
      const loading = expect(page.loadUser()).rejects.toMatchObject({ status: 0, code: 'offline' })
      await vi.advanceTimersByTimeAsync(10_000)
      await loading
      expect(page.stored.get('token')).toBe('secret')
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('log-out', () => {
  it('clears token, user and all that was read, and goes to /login', async () => {
    page.stored.set('token', 'secret')
    page.queryClient.setQueryData(['/api/profile/picture', {}], { picture: 'x' })
    page.fetched.mockResolvedValueOnce(reply(200, { data: 'ok' }))
    await page.logOut()
    expect(sentBy(0)).toMatchObject({ url: '/api/auth/logout', headers: { authorization: 'Bearer secret' } })
    expect(page.stored.has('token')).toBe(false)
    expect(page.queryClient.getQueryCache().getAll()).toEqual([])
    expect(page.location.replace).toHaveBeenCalledWith('/login')
  })

  it('works without a server', async () => {
    page.stored.set('token', 'secret')
    page.fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await page.logOut()
    expect(page.stored.has('token')).toBe(false)
    expect(page.location.replace).toHaveBeenCalledWith('/login')
  })

  it('deletes every draft, which a session that ended by itself keeps', async () => {
    const { saveDraft } = await import('#web/api/drafts/draft.ts')
    const save = () => {
      saveDraft(1, 'bank_account', { typed: 'GE' })
      saveDraft(1, 'survey 1', { answers: '{}' }, 'tab')
      page.stored.set('token', 'secret')
    }
    const countDrafts = () =>
      [...page.stored.keys(), ...page.storedInTab.keys()].filter((key) => key.startsWith('draft ')).length
    save()
    page.fetched.mockResolvedValueOnce(reply(401, { message: 'over', code: 'signed_out' }))
    await expect(page.loadUser()).rejects.toMatchObject({ status: 401 })
    expect(countDrafts()).toBe(2)
    page.fetched.mockResolvedValueOnce(reply(200, { data: 'ok' }))
    await page.logOut()
    expect(countDrafts()).toBe(0)
    save()
    for (const listener of page.onStorage) listener({ key: 'logged_out_at' })
    expect(countDrafts()).toBe(0)
  })

  it('in another tab ends the session here', () => {
    for (const listener of page.onStorage) listener({ key: 'token' })
    expect(page.location.reload).toHaveBeenCalled()
  })
})

describe('the saved cookie pair', () => {
  beforeEach(() => {
    page.stored.set('token', 'old')
    page.cookies.set('portal_user_id', 'U1')
    page.cookies.set('portal_one_time', 'a%2Fb')
  })

  it('removes any token first, signs in, and is deleted', async () => {
    page.fetched.mockImplementationOnce(() => {
      expect(page.stored.has('token')).toBe(false)
      return Promise.resolve(reply(200, { data: { token: 'new', user } }))
    })
    await Promise.all([page.beginSession(), page.beginSession()])
    expect(page.fetched).toHaveBeenCalledTimes(1)
    expect(sentBy(0)).toMatchObject({
      url: '/api/auth/login-with-token',
      init: { body: '{"user_id":"U1","password":"a/b"}' },
    })
    expect(page.stored.get('token')).toBe('new')
    expect(page.cookies.size).toBe(0)
  })

  it('is deleted on failure too, and leads to /', async () => {
    page.fetched.mockResolvedValueOnce(reply(401, {}))
    await page.beginSession()
    expect(page.cookies.size).toBe(0)
    expect(page.stored.has('token')).toBe(false)
    expect(page.location.replace).toHaveBeenCalledWith('/')
  })

  it('is tried as it is when it is not percent-encoded', async () => {
    page.cookies.set('portal_one_time', '%')
    page.fetched.mockResolvedValueOnce(reply(401, {}))
    await page.beginSession()
    expect(sentBy(0).init.body).toBe('{"user_id":"U1","password":"%"}')
    expect(page.cookies.size).toBe(0)
  })

  it('is tried once when it cannot be deleted', async () => {
    const domainPair = new Map(page.cookies)
    page.fetched.mockResolvedValueOnce(reply(401, {}))
    await page.beginSession()
    for (const [name, value] of domainPair) page.cookies.set(name, value)
    const { findCookiePair } = await import('./cookie-pair.ts')
    expect(findCookiePair()).toBeNull()
    page.cookies.set('portal_one_time', 'a newer one')
    expect(findCookiePair()).toEqual({ user_id: 'U1', password: 'a newer one' })
  })

  it('removes what was read for the student before', async () => {
    page.queryClient.setQueryData(['/api/profile/contact-information', {}], { phone: '555' })
    page.fetched.mockResolvedValueOnce(reply(200, { data: { token: 'new', user } }))
    await page.beginSession()
    expect(page.queryClient.getQueryData(['/api/profile/contact-information', {}])).toBeUndefined()
  })
})

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'never goes on to %s after a log-in',
  (address) => {
    page.saveReturnAddress(address)
    expect(page.takeReturnAddress()).toBeNull()
  },
)
