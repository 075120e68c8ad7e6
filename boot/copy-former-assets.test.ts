import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { copyFormerAssets } from './copy-former-assets.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portal-build-'))
afterAll(() => rmSync(folder, { recursive: true }))

const makeBuild = (name: string, ...assets: string[]): string => {
  const build = join(folder, name)
  mkdirSync(join(build, 'assets'), { recursive: true })
  for (const asset of assets) writeFileSync(join(build, 'assets', asset), name)
  return build
}
const listAssets = (build: string) => readdirSync(join(build, 'assets')).toSorted()

describe('copyFormerAssets', () => {
  it('keeps the assets of the build before, and of no older one', () => {
    const [none, first, second, third] = [
      join(folder, 'none'),
      makeBuild('first', 'a-1.js', 'b-1.js'),
      makeBuild('second', 'a-2.js', 'b-1.js'),
      makeBuild('third', 'a-3.js', 'b-3.js'),
    ]
    copyFormerAssets(none, first)
    copyFormerAssets(first, second)
    expect(listAssets(second)).toEqual(['a-1.js', 'a-2.js', 'b-1.js'])
    copyFormerAssets(second, third)
    expect(listAssets(third)).toEqual(['a-2.js', 'a-3.js', 'b-1.js', 'b-3.js'])
  })
})
