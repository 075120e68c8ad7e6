import { beforeEach, describe, expect, it, vi } from 'vitest'
import { allowAnyone, allowPublic, requireStudent } from './guards.ts'

const session = vi.hoisted(() => ({
  token: null as string | null,
  loadUser: vi.fn<() => Promise<{ blockers: { key: string }[] }>>(),
}))
vi.mock('#web/api/session/session.ts', () => ({
  storedToken: () => session.token,
  saveReturnAddress: () => undefined,
}))
vi.mock('#web/api/session/sign-in.ts', () => ({
  beginSession: () => Promise.resolve(),
  loadUser: session.loadUser,
}))

beforeEach(() => {
  session.token = null
  session.loadUser.mockReset().mockRejectedValue(new Error('the server is away'))
})
const askFor = (...keys: string[]) => {
  session.token = 'token'
  session.loadUser.mockResolvedValue({ blockers: keys.map((key) => ({ key })) })
}

/** Where a guard redirects to; null when it shows the screen. */
const runGuard = async (guard: typeof allowPublic, pathname: string): Promise<string | null> => {
  try {
    await guard({ location: { pathname, href: pathname } })
    return null
  } catch (thrown) {
    const { options } = thrown as { options?: { to?: string } }
    if (options?.to === undefined) throw thrown
    return options.to
  }
}

// spec 2.4.7
describe('a guard', () => {
  const paths = [
    [allowPublic, '/forgot-password'],
    [allowPublic, '/confirmation/abc'],
    [allowAnyone, '/no-such-page'],
    [requireStudent, '/schedule'],
  ] as const

  it.each(paths)('of a locked student redirects before the screen is shown: %s %s', async (guard, path) => {
    askFor('documents', 'popup')
    expect(await runGuard(guard, path)).toBe('/')
    askFor('pre_registration')
    expect(await runGuard(guard, path)).toBe('/pre-registration')
  })

  it.each(paths)('of a student without a lock shows the screen: %s %s', async (guard, path) => {
    askFor('popup')
    expect(await runGuard(guard, path)).toBeNull()
  })

  it('lets a locked student log out, without the user', async () => {
    askFor('documents')
    expect(await runGuard(allowPublic, '/logout')).toBeNull()
    expect(session.loadUser).not.toHaveBeenCalled()
  })

  it('sends a signed-in student from /login to "/", and a visitor from a student screen to /login', async () => {
    askFor()
    expect(await runGuard(allowPublic, '/login')).toBe('/')
    session.token = null
    expect(await runGuard(allowPublic, '/login')).toBeNull()
    expect(await runGuard(requireStudent, '/schedule')).toBe('/login')
  })

  it('shows a public screen when the user cannot be read', async () => {
    session.token = 'token'
    expect(await runGuard(allowPublic, '/forgot-password')).toBeNull()
  })
})
