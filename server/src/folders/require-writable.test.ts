import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requireWritable } from './require-writable.ts'
import { toDataFolder, toFilesFolder } from './to-disk-error.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('requireWritable', () => {
  it('makes a missing folder with the folders above it, and leaves nothing in it', () => {
    const path = join(folder, 'a/b')
    requireWritable(toDataFolder(path))
    requireWritable(toDataFolder(path))
    expect(readdirSync(path)).toEqual([])
  })

  it('says in one sentence that a file or a broken link is in the place of the folder', () => {
    writeFileSync(join(folder, 'file'), '')
    symlinkSync(join(folder, 'nowhere'), join(folder, 'link'))
    for (const name of ['file', 'file/below', 'link']) {
      const path = join(folder, name)
      expect(() => requireWritable(toFilesFolder(path))).toThrow(
        `The folder of uploaded files ${path} cannot be made, because a file or a broken link is in its place: move it away, or set PORTAL_FILES to another folder.`,
      )
    }
  })

  it.runIf(existsSync('/proc/self'))('says that a folder does not exist and cannot be made', () => {
    expect(() => requireWritable(toDataFolder('/proc/none'))).toThrow(
      'The data folder /proc/none does not exist and cannot be made: make it, or set PORTAL_DATA to another folder.',
    )
  })

  it('says how much free space is missing', () => {
    expect(() => requireWritable(toDataFolder(folder), 1e12)).toThrow(
      /^The disk of the data folder .* has \d+ MB left, and at least 1000000000000 MB are needed: make room, or set PORTAL_DATA to another folder\.$/,
    )
  })

  it.runIf(existsSync('/dev/full'))('says that the disk is full', () => {
    // Writing to this device fails as on a full disk.
    symlinkSync('/dev/full', join(folder, `.write-test.${process.pid}`))
    expect(() => requireWritable(toDataFolder(folder))).toThrow(
      `The data folder ${folder} is on a full disk: make room, or set PORTAL_DATA to another folder.`,
    )
    expect(readdirSync(folder)).toEqual([])
  })
})
