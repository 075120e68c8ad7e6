import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createRequestID } from './create-request-id.ts'

const create = (id: string | undefined, trustedProxies: number) =>
  createRequestID({ headers: { 'x-request-id': id } } as unknown as IncomingMessage, trustedProxies)

describe('the id of a request', () => {
  it('is that of a trusted proxy', () => {
    expect(create('4f9c0b6a2d', 1)).toBe('4f9c0b6a2d')
  })

  it('is made where no proxy is trusted, or where the header could forge a line', () => {
    for (const made of [
      create('4f9c0b6a2d', 0),
      create(undefined, 1),
      create('short', 1),
      create('4f9c0b6a2d"}\n{"level":50', 1),
      create('x'.repeat(65), 1),
    ])
      expect(made).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/)
  })

  it('is never given twice', () => {
    const ids = Array.from({ length: 1000 }, () => create(undefined, 0))
    expect(new Set(ids)).toHaveLength(1000)
  })
})
