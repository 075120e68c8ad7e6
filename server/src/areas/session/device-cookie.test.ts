import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readDeviceToken, saveDeviceCookie } from './device-cookie.ts'

const app = Fastify({ trustProxy: true })
app.get('/', async (request, reply) => ({
  before: readDeviceToken(request),
  kept: saveDeviceCookie(request, reply),
}))
const get = (headers: Record<string, string>) => app.inject({ url: '/', headers })

it('sends the cookie over https alone when it was given over https', async () => {
  const secure = await get({ 'x-forwarded-proto': 'https' })
  expect(secure.headers['set-cookie']).toMatch(/^portal_device=.*; HttpOnly; SameSite=Lax; Secure$/)
  expect((await get({})).headers['set-cookie']).not.toContain('Secure')
})

it('finds its own among other cookies, and gives a new one for what it never gave', async () => {
  const token = 'a'.repeat(43)
  expect((await get({ cookie: `other=1; portal_device=${token}; last=2` })).json()).toEqual({
    before: token,
    kept: token,
  })
  for (const cookie of [`portal_device=${token}a`, 'portal_device=short', `my_portal_device=${token}`, '']) {
    const { before, kept } = (await get({ cookie })).json()
    expect(before).toBeNull()
    expect(kept).toMatch(/^[\w-]{43}$/)
    expect(kept).not.toBe(token)
  }
})
