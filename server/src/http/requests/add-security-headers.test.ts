import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { addSecurityHeaders } from './add-security-headers.ts'

const app = makeApp({ db: await testDatabase(), quiet: true })

const answer = (url: string, { isSecure = false, publicUrl = '' } = {}) => {
  const own = Fastify({ trustProxy: isSecure })
  addSecurityHeaders(own, publicUrl)
  own.get('/*', () => 'ok')
  return own.inject({ url, headers: isSecure ? { 'x-forwarded-proto': 'https' } : {} })
}

describe('the headers of every answer', () => {
  it('keep other sites and devices away from a page', async () => {
    const { headers } = await answer('/login')
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    for (const device of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(headers['permissions-policy']).toContain(`${device}=()`)
  })

  it('are fewer on data and on assets, which no site may embed either', async () => {
    for (const url of ['/api/auth/user', '/assets/main-1.js', '/staff/assets/staff-1.js']) {
      const { headers } = await answer(url)
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      expect(headers).not.toHaveProperty('permissions-policy')
    }
    expect((await answer('/api/docs')).headers).toHaveProperty('permissions-policy')
  })

  it('keep a browser on https, where the portal is reached by it', async () => {
    const header = 'strict-transport-security'
    expect((await answer('/', { isSecure: true })).headers[header]).toBe('max-age=31536000')
    expect((await answer('/', { publicUrl: 'https://portal.example' })).headers[header]).toBeDefined()
    expect((await answer('/', { publicUrl: 'http://portal.example' })).headers).not.toHaveProperty(header)
  })

  it('are on the answers of the portal, refusals and health checks included, with the id of the request', async () => {
    const urls = ['/healthz', '/api/auth/user', '/api/none']
    const answers = await Promise.all(urls.map((url) => app.inject({ url })))
    for (const { headers } of answers) expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    const ids = answers.map(({ headers }) => headers['x-request-id'])
    expect(new Set(ids)).toHaveLength(urls.length)
    expect(ids.join(' ')).toMatch(/^([0-9a-f]{8}-[0-9a-z]+ ?)+$/)
  })
})
