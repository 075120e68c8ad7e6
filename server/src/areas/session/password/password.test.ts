import * as argon2 from '@node-rs/argon2'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { hashPassword, isPasswordCorrect } from '#server/credentials/password.ts'

// Modules that another file has imported would keep the functions without the spies.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules()) // for the files after this one
vi.mock('@node-rs/argon2', { spy: true })
afterEach(() => vi.mocked(argon2.verify).mockReset())

describe('a password', () => {
  it('is hashed with argon2id over 19 MiB, two passes, one lane', async () => {
    const hash = await hashPassword('a good password')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await isPasswordCorrect(hash, 'a good password')).toBe(true)
    expect(await isPasswordCorrect(hash, 'a good passwore')).toBe(false)
  })

  it('is never correct without a hash', async () => {
    vi.mocked(argon2.verify).mockResolvedValue(true)
    expect(await isPasswordCorrect(null, 'whatever')).toBe(false)
  })

  it('is verified two at a time, and refused with 503 and the place in the queue when more than 1,000 wait', async () => {
    const app = makeApp({ db: await testDatabase(), quiet: true })
    let running = 0
    let maxRunning = 0
    let open = () => undefined as void
    const opened = new Promise<void>((resolve) => (open = resolve))
    vi.mocked(argon2.verify).mockImplementation(async () => {
      running += 1
      maxRunning = Math.max(maxRunning, running)
      await opened
      running -= 1
      return false
    })
    const logIn = (i: number) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { code: `code${i}`, password: 'x' },
        remoteAddress: `10.0.${i >> 8}.${i & 255}`,
        headers: { 'content-language': 'en' },
      })
    let refusedCount = 0
    const all = Array.from({ length: 1030 }, async (_, i) => {
      const reply = await logIn(i)
      if (reply.statusCode === 503) refusedCount += 1
      return reply
    })
    const refused = await Promise.race(all)
    expect(refused.statusCode).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ code: 'busy', params: { place: 1003 } })
    expect(refused.json().message).toContain('Your place in the queue is 1003')
    await expect.poll(() => [running, refusedCount]).toEqual([2, 28])
    open()
    const replies = await Promise.all(all)
    expect(maxRunning).toBe(2)
    expect(replies.filter((reply) => reply.statusCode === 401)).toHaveLength(1002)
    expect(replies.filter((reply) => reply.statusCode === 503)).toHaveLength(28)
  })
})
