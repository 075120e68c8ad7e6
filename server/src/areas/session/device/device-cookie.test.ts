import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readDeviceToken, saveDeviceCookie } from './device-cookie.ts'

const app = Fastify({ trustProxy: true })
app.get('/', async (request, reply) => ({
  before: readDeviceToken(request),
  saved: saveDeviceCookie(request, reply),
}))
const get = (headers: Record<string, string>) => app.inject({ url: '/', headers })

describe('saveDeviceCookie', () => {
  it('marks the cookie as Secure only over https', async () => {
    const secure = await get({ 'x-forwarded-proto': 'https' })
    expect(secure.headers['set-cookie']).toMatch(/^portal_device=.*; HttpOnly; SameSite=Lax; Secure$/)
    expect((await get({})).headers['set-cookie']).not.toContain('Secure')
  })

  it('finds its cookie among others, and replaces an invalid token', async () => {
    const token = 'a'.repeat(43)
    expect((await get({ cookie: `other=1; portal_device=${token}; last=2` })).json()).toEqual({
      before: token,
      saved: token,
    })
    for (const cookie of [
      `portal_device=${token}a`,
      'portal_device=short',
      `my_portal_device=${token}`,
      '',
    ]) {
      const { before, saved } = (await get({ cookie })).json()
      expect(before).toBeNull()
      expect(saved).toMatch(/^[\w-]{43}$/)
      expect(saved).not.toBe(token)
    }
  })
})
