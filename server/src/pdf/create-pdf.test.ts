import { describe, expect, it } from 'vitest'
import { createPdf } from './create-pdf.ts'
import type { writeTestPdf } from './test-writer.ts'

const writer = new URL('test-writer.ts', import.meta.url)
const create = (text: string, more: { fails?: boolean; bytes?: number } = {}) =>
  createPdf<typeof writeTestPdf>(writer, text, more)

describe('createPdf', () => {
  it('writes in another thread, once for equal requests', async () => {
    const [one, same, other] = await Promise.all([create('one'), create('one'), create('other')])
    expect(same).toBe(one)
    expect(await create('one')).toBe(one)
    expect(other.toString()).not.toBe(one.toString())
    expect(one.toString()).toMatch(/^one in thread [1-9]/)
  })

  it('writes again what has left the cache', async () => {
    const first = await create('first')
    const large = 6 * 1024 * 1024
    for (const name of ['a', 'b', 'c']) await create(name, { bytes: large })
    expect(await create('first')).not.toBe(first)
  })

  it('fails for a PDF that cannot be written, and goes on with the next', async () => {
    const failed = create('wrong', { fails: true })
    await expect(failed).rejects.toThrow('cannot be written')
    await expect(create('wrong', { fails: true })).rejects.toThrow('cannot be written')
    expect((await create('next')).toString()).toMatch(/^next/)
  })
})
