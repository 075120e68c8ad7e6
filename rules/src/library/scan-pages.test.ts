import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPageErrors } from './scan-pages.ts'

const page = fc.option(fc.integer({ min: 1, max: 600 }))

describe('findPageErrors', () => {
  it.each([
    [{ first_page: 1, last_page: 1 }, {}],
    [{ first_page: 10, last_page: 300 }, {}],
    [{ first_page: null, last_page: 3 }, { first_page: 'missing' }],
    [
      { first_page: null, last_page: null },
      { first_page: 'missing', last_page: 'missing' },
    ],
    [{ first_page: 4, last_page: 3 }, { last_page: 'order' }],
    [{ first_page: 299, last_page: 301 }, { last_page: 'beyond' }],
    [
      { first_page: 302, last_page: 301 },
      { first_page: 'beyond', last_page: 'beyond' },
    ],
  ] as const)('%o of 300 pages → %o', (pages, errors) => expect(findPageErrors(pages, 300)).toEqual(errors))

  // spec 2.41.5
  it('finds nothing exactly when both are given and first ≤ last ≤ the pages of the book', () => {
    fc.assert(
      fc.property(page, page, fc.option(fc.integer({ min: 1, max: 500 })), (first_page, last_page, pages) => {
        const isFine =
          first_page !== null &&
          last_page !== null &&
          first_page <= last_page &&
          (pages === null || last_page <= pages)
        expect(Object.keys(findPageErrors({ first_page, last_page }, pages)).length === 0).toBe(isFine)
      }),
    )
  })
})
