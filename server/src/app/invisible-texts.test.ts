import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { line } from '#contract/endpoint/endpoint.ts'
import { listCalls } from './list-calls.ts'

/** Spaces, fillers, direction marks and joiners. */
const unseen = [
  '\u200B',
  '\u3164',
  '\u2800',
  '\u2060',
  '\u00AD \u200B',
  '\uFEFF',
  '\u202E\u200D\uFE0F',
  '\u00A0',
]

type Found = readonly [path: string, schema: z.core.$ZodType]

/** Every text schema within a schema, with its path. */
const listTexts = (schema: z.core.$ZodType, path: string): Found[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'pipe':
      return [[path, schema]]
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => listTexts(inner, `${path}.${name}`))
    case 'array':
      return listTexts(def.element, `${path}[]`)
    case 'optional':
    case 'nullable':
    case 'default':
      return listTexts(def.innerType, path)
    case 'record':
      return listTexts(def.valueType, `${path}{}`)
    case 'union':
      return def.options.flatMap((option) => listTexts(option, path))
    case 'intersection':
      return [...listTexts(def.left, path), ...listTexts(def.right, path)]
    default:
      return []
  }
}

const texts = listCalls().flatMap(({ endpoint: { method, path, query, body } }) => {
  const call = `${method} ${path}`
  return [
    ...Object.entries(query ?? {}).flatMap(([name, schema]) => listTexts(schema, `${call} ?${name}`)),
    ...(body === undefined ? [] : listTexts(body, call)),
  ]
})
const toOutcome = (schema: z.core.$ZodType, text: string) => {
  const result = z.safeParse(schema, text)
  return result.success ? 'accepted' : 'refused'
}
/** Passwords are kept as typed; the other fields are not typed by people. */
const isSecret = (path: string) => /password|secret|token|\.(version|picture|content|filename)$/i.test(path)

describe('a text without visible characters', () => {
  it('is found in many calls', () => expect(texts.length).toBeGreaterThan(100))

  it.each(texts.filter(([path]) => !isSecret(path)))(
    'is refused like spaces, or as empty: %s',
    (_path, schema) => {
      for (const text of unseen) {
        expect([text, toOutcome(schema, text)]).toEqual([text, toOutcome(schema, '   ')])
        // Fields that accept blank text treat these characters as blank too.
        const result = z.safeParse(schema, text)
        if (result.success) expect(result.data).toBe(z.safeParse(schema, '   ').data)
      }
    },
  )

  it.each(['\u200B', '\u3164', '\u2800', '\u2060', '\u00AD'])(
    'has characters that are removed from a text of one line: %j',
    (character) => expect(z.parse(line(), `U26${character}00012`)).toBe('U2600012'),
  )

  it('is refused where a text is required', () => {
    const required = texts.filter(
      ([, schema]) => toOutcome(schema, '') !== 'accepted' && toOutcome(schema, 'ა') === 'accepted',
    )
    expect(required.length).toBeGreaterThan(50)
    for (const [path, schema] of required)
      if (!isSecret(path))
        for (const text of unseen) expect([path, toOutcome(schema, text)]).not.toEqual([path, 'accepted'])
  })
})
