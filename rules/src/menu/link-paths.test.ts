import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isScreenLink, linkPaths } from './link-paths.ts'

const part = fc.stringMatching(/^[a-z0-9-]{1,8}$/)

describe('isScreenLink', () => {
  it('takes every screen, with any parameters, query and fragment, and no other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...linkPaths), part, part, (path, value, query) => {
        const link = path.replace(/\$\w+/g, value)
        for (const more of ['', `?week=${query}`, `#${query}`]) expect(isScreenLink(link + more)).toBe(true)
        expect(isScreenLink(`${link}/nowhere/${value}/${query}/x`)).toBe(false)
      }),
    )
  })

  it.each([
    '',
    'schedule',
    '//example.com',
    '/login',
    '/nowhere',
    '/schedule/',
    '/schedule x',
    '/lab/a/b',
    '/\\example.com',
    'https://example.com/schedule',
  ])('refuses %s', (link) => {
    expect(isScreenLink(link)).toBe(false)
  })
})
