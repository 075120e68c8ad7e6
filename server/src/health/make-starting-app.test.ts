import { describe, expect, it } from 'vitest'
import { makeStartingApp } from './make-starting-app.ts'

const app = makeStartingApp(() => 'migrations')
const version = expect.stringMatching(/^\d+\.\d+\.\d+/) as string

describe('makeStartingApp', () => {
  it('answers the checks: it runs, and is not ready', async () => {
    const health = await app.inject({ url: '/healthz' })
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok', version }])
    const ready = await app.inject({ url: '/readyz' })
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'starting', version, step: 'migrations' },
    ])
    expect(ready.headers).toMatchObject({
      'retry-after': '3',
      connection: 'close',
      'cache-control': 'no-store',
    })
  })

  it('refuses every call in the language of the reader, and says when to try again', async () => {
    const refused = await app.inject({
      method: 'POST',
      url: '/api/anything',
      headers: { 'content-language': 'en', 'content-type': 'application/x-unknown' },
      payload: 'a body that nobody reads',
    })
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('3')
    expect(refused.json()).toMatchObject({
      code: 'starting',
      message: 'The portal is starting. Your data has not changed; try again in 3 seconds.',
      translation: { locale: 'ka', message: expect.stringContaining('პორტალი ახლა ირთვება') as string },
    })
  })

  it('shows a browser a page in both languages that loads itself again, and allows no script', async () => {
    const page = await app.inject({ url: '/registration', headers: { accept: 'text/html,*/*' } })
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '3'])
    expect(page.body).toContain('<meta http-equiv="refresh" content="3">')
    expect(page.body).toContain('პორტალი ირთვება')
    expect(page.body).toContain('The portal is starting')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })
})
