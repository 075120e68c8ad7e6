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

describe('parseDocumentParts', () => {
  it('gives the parts as written, and numbers the headings', () => {
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

  it('loses no word, whatever is written', () => {
    const letters = (text: string) => text.replace(/[\s#*\-.)\d]/g, '')
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'#-*1. \n\r)აბ<>') }), (text) => {
        const texts = parseDocumentParts(text).map((each) =>
          each.kind === 'list' ? each.items.join('') : each.text,
        )
        expect(letters(texts.join(''))).toBe(letters(text))
      }),
      // A carriage return alone ends no line.
      { examples: [['# ა\rბ']] },
    )
  })

  it('reads a heading without an empty line, and leaves HTML as text', () => {
    expect(parseDocumentParts('# One\n<b>two</b>\nthree\n## Four\n- five')).toEqual([
      { kind: 'heading', level: 2, text: 'One', id: 'part-1' },
      { kind: 'paragraph', text: '<b>two</b> three' },
      { kind: 'heading', level: 2, text: 'Four', id: 'part-2' },
      { kind: 'list', isOrdered: false, items: ['five'] },
    ])
  })

  const parse = (markdown: string) =>
    parseDocumentParts(markdown).map((each) =>
      each.kind === 'list' ? [each.isOrdered, each.items] : each.text,
    )
  const isHeading = (markdown: string) => parseDocumentParts(markdown)[0]?.kind === 'heading'

  it.each([
    ['# One', 2],
    ['## One', 2],
    ['### One', 3],
    ['###### One', 3],
    ['  #   One  ', 2],
  ])('reads %j as a heading of level %i', (markdown, level) => {
    expect(parseDocumentParts(markdown)).toEqual([{ kind: 'heading', level, text: 'One', id: 'part-1' }])
  })

  it.each(['#One', '####### One', 'a # One', '#', '# '])('reads %j as a paragraph', (markdown) => {
    expect(isHeading(markdown)).toBe(false)
    expect(parse(markdown)).toEqual([markdown.trim()])
  })

  it('reads lists with any of their marks, and leaves the marks out', () => {
    expect(parse('- one\n* two\n  -   three - 3 ')).toEqual([[false, ['one', 'two', 'three - 3']]])
    expect(parse('1. one\n2) two\n 10.   three 3. 4')).toEqual([[true, ['one', 'two', 'three 3. 4']]])
  })

  it.each([
    '-one',
    'a - one',
    '1.one',
    'a 1. one',
    'intro\n- one',
    '- one\n1. two',
    '1: one',
    'a. one',
    '1 one',
  ])('reads %j as a paragraph', (markdown) => {
    expect(parse(markdown)).toEqual([markdown.replace('\n', ' ')])
  })

  it('separates parts by one empty line or more', () => {
    expect(parse('one\ntwo\n\nthree\n \n\n\nfour\r\n\r\nfive\r\nsix')).toEqual([
      'one two',
      'three',
      'four',
      'five six',
    ])
    expect(parse('\n\n\n')).toEqual([])
  })
})
