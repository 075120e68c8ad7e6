import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { namedStudents } from './named-students.ts'

it('docs/demo.md names every demo student with password and state', () => {
  const page = readFileSync(new URL('../../docs/demo.md', import.meta.url), 'utf8').replace(/ +/g, ' ')
  for (const { code, password, state } of namedStudents) {
    expect(page).toContain(`| \`${code}\` | \`${password}\` | ${state.en} |`)
  }
})
