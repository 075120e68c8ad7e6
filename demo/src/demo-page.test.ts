import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { namedStudents } from './named-students.ts'
import { namedStaff } from './staff/named-staff.ts'

it('docs/demo.md names every demo student with password and state', () => {
  const page = readFileSync(new URL('../../docs/demo.md', import.meta.url), 'utf8').replace(/ +/g, ' ')
  for (const { code, password, state } of namedStudents) {
    expect(page).toContain(`| \`${code}\` | \`${password}\` | ${state.en} |`)
  }
})

it('docs/demo.md names every demo member of staff with password and role', () => {
  const page = readFileSync(new URL('../../docs/demo.md', import.meta.url), 'utf8').replace(/ +/g, ' ')
  for (const { email, password, state } of namedStaff) {
    expect(page).toContain(`| \`${email}\` | \`${password}\` | ${state.en} |`)
  }
})
