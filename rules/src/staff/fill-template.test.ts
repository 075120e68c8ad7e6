import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillTemplate, findPlaceholders, findUnknownPlaceholders, placeholders } from './fill-template.ts'

const known = Object.keys(placeholders)
const plain = fc.string().map((text) => text.replace(/[{}]/g, ''))
const part = fc.oneof(plain, fc.constantFrom(...known, '{other}', '{', '}', '{}'))
const text = fc.array(part).map((parts) => parts.join(''))
/** Braces around a placeholder make another one of what is left. */
const isNested = (written: string) => /\{[^}]*\{|\}[^{]*\}/.test(written)
const values = fc.record({ name: plain, number: plain, subject: plain })

it('leaves no placeholder when everything is known, and changes nothing else', () => {
  fc.assert(
    fc.property(text, values, (written, given) => {
      fc.pre(!isNested(written))
      const filled = fillTemplate(written, given)
      expect(findPlaceholders(filled)).toEqual([])
      const split = (value: string) => value.split(/\{[^{}\n]{0,40}\}/)
      expect(findUnknownPlaceholders(filled)).toEqual(findUnknownPlaceholders(written))
      expect(filled.startsWith(split(written)[0]!)).toBe(true)
      expect(filled.endsWith(split(written).at(-1)!)).toBe(true)
    }),
  )
})

it('keeps a placeholder without a value, and the braces of a value', () => {
  const given = { name: 'ნინო {number}', number: 'U1', subject: null }
  expect(fillTemplate('{name}, {ნომერი}: {subject} {საგანი} {other}', given)).toBe(
    'ნინო {number}, U1: {subject} {საგანი} {other}',
  )
  expect(findPlaceholders('{subject} {subject} {x}')).toEqual(['{subject}'])
  expect(findUnknownPlaceholders('{subject} {Name} {x}')).toEqual(['{Name}', '{x}'])
})
