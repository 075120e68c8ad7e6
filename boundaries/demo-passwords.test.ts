import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { namedStudents, sharedPassword } from '#demo/named-students.ts'
import { namedStaff } from '#demo/staff/named-staff.ts'
import { listProjectFiles } from './project-files.ts'

const project = join(import.meta.dirname, '..')
const passwords = [...namedStaff, ...namedStudents].map(({ password }) => password).concat(sharedPassword)

/** The demo, what tests and measures it, and what introduces it to people. */
const mayKnow = /^(demo|e2e|bench|boundaries)\/|^docs\/demo\.md$|^README\.md$|\.test\.ts$/
const isText = /\.(ts|tsx|mjs|js|sql|json|html|css|md|txt)$/

const findPasswords = (text: string) => passwords.filter((password) => text.includes(password))

describe('the passwords of the demo', () => {
  it('are known to the demo only: no code of the portal has one', () => {
    const files = listProjectFiles(project).filter((file) => isText.test(file) && !mayKnow.test(file))
    expect(files.length).toBeGreaterThan(1000)
    const found = files.flatMap((file) =>
      findPasswords(readFileSync(join(project, file), 'utf8')).map((password) => `${file}: ${password}`),
    )
    expect(found).toEqual([])
  })

  it('are all different, and found where they stand', () => {
    expect(new Set(passwords).size).toBe(passwords.length)
    expect(findPasswords(`password: '${namedStaff[0]!.password}'`)).toHaveLength(1)
  })
})
