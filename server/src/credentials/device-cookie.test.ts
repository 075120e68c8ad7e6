import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readDeviceToken, saveDeviceCookie } from './device-cookie.ts'

const token = 'a'.repeat(43)
const app = Fastify({ trustProxy: true })
app.get('/', async (request, reply) => {
  saveDeviceCookie(request, reply, token)
  return { read: readDeviceToken(request) }
})
const get = (headers: Record<string, string>) => app.inject({ url: '/', headers })
const https = { 'x-forwarded-proto': 'https' }

describe('saveDeviceCookie', () => {
  it('marks the cookie as Secure and of this host alone over https', async () => {
    expect((await get(https)).headers['set-cookie']).toMatch(
      /^__Host-portal_device=.*; Path=\/; .*; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect((await get({})).headers['set-cookie']).toMatch(/^portal_device=.*; HttpOnly; SameSite=Lax$/)
  })
})

describe('readDeviceToken', () => {
  const read = async (cookie: string, headers = {}) => (await get({ cookie, ...headers })).json().read

  it('finds the cookie among others', async () => {
    expect(await read(`other=1; portal_device=${token}; last=2`)).toBe(token)
    expect(await read(`other=1; __Host-portal_device=${token}`, https)).toBe(token)
  })

  it('finds nothing in an invalid one', async () => {
    for (const cookie of [`portal_device=${token}a`, 'portal_device=short', `my_portal_device=${token}`, ''])
      expect(await read(cookie)).toBeNull()
  })

  it('does not take over https what another host may have set', async () => {
    expect(await read(`portal_device=${token}`, https)).toBeNull()
  })
})
