import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dutyKeys, dutyRegistry } from '#rules/duties/registry.ts'

const text = readFileSync(join(import.meta.dirname, '..', 'docs/duties.md'), 'utf8')
const table = text.slice(text.indexOf('## The duties in their order'), text.indexOf('### Missing documents'))
const rows = table.split('\n').flatMap((line) => {
  const [, first = ''] = line.split('|')
  const keys = [...first.matchAll(/`(\w+)`/g)].map(([, key]) => key!)
  return keys.map((key) => ({ key, isAskedInRegistration: first.includes('†') }))
})

describe('docs/duties.md', () => {
  it('lists every duty once, in the order of the registry (spec 2.8.2)', () => {
    expect(rows.map(({ key }) => key)).toEqual(dutyKeys)
  })

  it('marks the duties that are asked in the registration window', () => {
    const documented = rows.filter((row) => row.isAskedInRegistration).map(({ key }) => key)
    expect(documented).toEqual(dutyKeys.filter((key) => dutyRegistry[key].isAskedInRegistration))
  })
})
