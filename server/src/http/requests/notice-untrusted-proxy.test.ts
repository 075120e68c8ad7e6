import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { noticeUntrustedProxy } from './notice-untrusted-proxy.ts'

const ask = async (trustedProxies: number, remoteAddress: string, headers: Record<string, string>) => {
  const app = Fastify()
  const notice = vi.fn()
  noticeUntrustedProxy(app, notice, trustedProxies)
  app.get('/', () => 'ok')
  await app.inject({ url: '/', headers, remoteAddress })
  await app.inject({ url: '/', headers, remoteAddress })
  return notice.mock.calls.length
}

it('notices a proxy that is not trusted, once', async () => {
  expect(await ask(0, '127.0.0.1', { 'x-forwarded-for': '203.0.113.5' })).toBe(1)
  expect(await ask(0, '::ffff:10.1.2.3', { forwarded: 'for=203.0.113.5' })).toBe(1)
})

it('does not notice a trusted proxy, a forged header or a direct request', async () => {
  expect(await ask(1, '127.0.0.1', { 'x-forwarded-for': '203.0.113.5' })).toBe(0)
  expect(await ask(0, '203.0.113.5', { 'x-forwarded-for': '198.51.100.1' })).toBe(0)
  expect(await ask(0, '127.0.0.1', {})).toBe(0)
})
