import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { namedStudents } from './named-students.ts'

it('names every demo student in the readme, with the password and the state', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').replace(/ +/g, ' ')
  for (const { code, password, state } of namedStudents) {
    expect(readme).toContain(`| \`${code}\` | \`${password}\` | ${state.en} |`)
  }
})
