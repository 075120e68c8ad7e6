import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDocumentParts, type DocumentPart } from './document-parts.ts'

const word = fc.stringMatching(/^[ა-ჰa-z<>&]{1,8}$/)
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
const lines = fc.array(line, { minLength: 1, maxLength: 4 })
const part = fc.oneof(
  fc.record({
    kind: fc.constant('heading' as const),
    level: fc.constantFrom(2 as const, 3 as const),
    text: line,
  }),
  fc.record({ kind: fc.constant('paragraph' as const), text: line }),
  fc.record({ kind: fc.constant('list' as const), isOrdered: fc.boolean(), items: lines }),
)
type Drawn = typeof part extends fc.Arbitrary<infer Each> ? Each : never

const written = (each: Drawn): string => {
  if (each.kind === 'heading') return `${'#'.repeat(each.level)} ${each.text}`
  if (each.kind === 'paragraph') return each.text
  return each.items.map((item, nth) => (each.isOrdered ? `${nth + 1}. ${item}` : `- ${item}`)).join('\n')
}

describe('the parts of a document', () => {
  it('are what was written, each heading with a number of its own', () => {
    fc.assert(
      fc.property(fc.array(part), fc.constantFrom('\n\n', '\r\n\r\n', '\n \n\n'), (drawn, between) => {
        const parts = parseDocumentParts(drawn.map(written).join(between))
        const withoutID = (each: DocumentPart) => {
          const { id: _, ...rest } = each as DocumentPart & { id?: string }
          return rest
        }
        expect(parts.map(withoutID)).toEqual(drawn)
        const ids = parts.flatMap((each) => (each.kind === 'heading' ? [each.id] : []))
        expect(ids).toEqual(ids.map((_, nth) => `part-${nth + 1}`))
      }),
    )
  })

  it('lose no word, whatever is written', () => {
    const letters = (text: string) => text.replace(/[\s#*\-.)\d]/g, '')
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'#-*1. \n\r)აბ<>') }), (text) => {
        const told = parseDocumentParts(text).map((each) =>
          each.kind === 'list' ? each.items.join('') : each.text,
        )
        expect(letters(told.join(''))).toBe(letters(text))
      }),
    )
  })

  it('take a heading without an empty line, and leave HTML as text', () => {
    expect(parseDocumentParts('# One\n<b>two</b>\nthree\n## Four\n- five')).toEqual([
      { kind: 'heading', level: 2, text: 'One', id: 'part-1' },
      { kind: 'paragraph', text: '<b>two</b> three' },
      { kind: 'heading', level: 2, text: 'Four', id: 'part-2' },
      { kind: 'list', isOrdered: false, items: ['five'] },
    ])
  })
})
