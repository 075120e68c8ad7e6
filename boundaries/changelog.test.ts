import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const project = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(project, file), 'utf8')
const headings = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, text]) => text!)
const versions = headings.filter((text) => text !== 'Unreleased')

const toNumber = (version: string): number =>
  version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0)

/** Empty in a checkout without tags, or without git. */
const listTags = (): string[] => {
  try {
    return execFileSync('git', ['tag', '--list', 'v*'], { cwd: project, encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}

describe('CHANGELOG.md', () => {
  it('has a heading for each version, the newest first, after what is not released', () => {
    expect(headings.indexOf('Unreleased')).toBeLessThanOrEqual(0)
    for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(versions).toEqual(versions.toSorted((one, next) => toNumber(next) - toNumber(one)))
    for (const tag of listTags()) expect(versions).toContain(tag.slice(1))
  })

  it('begins with the version of the packages', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string }
    const lock = JSON.parse(read('package-lock.json')) as {
      version: string
      packages: Record<string, { version: string }>
    }
    expect([versions[0], lock.version, lock.packages['']?.version]).toEqual([version, version, version])
  })

  it('goes back to the oldest version that can be upgraded', () => {
    const supported = [...read('docs/upgrade.md').matchAll(/^\| (\d+\.\d+\.\d+) on /gm)].map(
      ([, text]) => text,
    )
    expect(supported).toEqual([versions.at(-1)])
  })
})
