import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitLinks } from './split-links.ts'

describe('splitLinks', () => {
  it.each([
    ['იხილეთ https://aragvi.example/a?b=1.', ['https://aragvi.example/a?b=1']],
    ['(http://one.example/x) and HTTPS://two.example!', ['http://one.example/x', 'HTTPS://two.example']],
    ['„https://one.example“', ['https://one.example']],
    ['javascript:alert(1) ftp://one.example www.example.org http:// https://', []],
  ])('%s', (text, links) =>
    expect(
      splitLinks(text)
        .filter(({ isLink }) => isLink)
        .map((part) => part.text),
    ).toEqual(links),
  )

  it('loses nothing of a text, and calls only web addresses links', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('https://', 'http://a.example', ' ', '.', ')', '\n'))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('')
        const parts = splitLinks(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const { text: part, isLink } of parts)
          if (isLink) expect(part).toMatch(/^https?:\/\/[^\s<>"']+$/iu)
      }),
      { examples: [[['https://', '[', 'x']]] },
    )
  })
})
