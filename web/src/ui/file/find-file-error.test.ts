import { describe, expect, it } from 'vitest'
import { findFileError } from './find-file-error.ts'

const field = { required: false, many: false, maxBytes: 4, types: ['pdf', 'jpg'] } as const
const file = (name: string, content: string) => new File([content], name)

describe('findFileError', () => {
  // spec 5.13.4
  it.each([
    ['a.pdf', '1234', null],
    ['ფოტო.JPG', '1', null],
    ['a.pdf', '12345', 'size'],
    ['a.pdf', '', 'empty'],
    ['a.exe', '1', 'type'],
    ['pdf', '1', 'type'],
  ])('finds for %s with %j: %s', (name, content, error) => {
    expect(findFileError(file(name, content), field)).toBe(error)
  })

  it('accepts any ending without a list of types', () => {
    expect(findFileError(file('a.exe', '1'), { required: true, many: true, maxBytes: 4 })).toBe(null)
  })
})
