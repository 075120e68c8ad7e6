import { describe, expect, it } from 'vitest'
import { toDiskFullError } from '#server/db/errors/to-disk-full-error.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { toDataFolder, toDiskError } from './to-disk-error.ts'

const toError = (message: string, more: object) => Object.assign(new Error(message), more)

describe('toDiskError', () => {
  it.each([
    ['EROFS', 'is on a read-only file system: make it writable'],
    ['EACCES', 'cannot be written by this user: change its owner or its permissions'],
    ['EPERM', 'cannot be written by this user: change its owner or its permissions'],
    ['ENOSPC', 'is on a full disk: make room'],
    ['EDQUOT', 'is on a disk whose quota is used up: make room'],
    ['EIO', 'is on a disk that reports errors: check the disk'],
    ['ESTALE', 'cannot be used (ESTALE): check it'],
  ])('says what %s means', (code, reason) => {
    const error = toDiskError(toError('x', { code, syscall: 'open' }), toDataFolder('/data'))
    expect(error).toEqual(
      new StartupError(`The data folder /data ${reason}, or set PORTAL_DATA to another folder.`),
    )
  })

  it('leaves every other error as it is', () => {
    for (const error of [new StartupError('a'), new TypeError('b'), toError('c', { code: '42P01' })])
      expect(toDiskError(error, toDataFolder('/data'))).toBe(error)
  })
})

describe('toDiskFullError', () => {
  it.each([
    [{ code: '53100' }, 'The disk of the database is full: make room there and start again.'],
    [
      { code: 'ENOSPC', path: '/data/files/a' },
      'The disk is full, and /data/files/a could not be written: make room and start again.',
    ],
    [{ code: '58P01' }, 'The files of the database cannot be used: broken. Check its folder and its disk.'],
    [
      { code: '57P02' },
      'The database has ended meanwhile: see its log (postgres.log in the data folder), and whether its disk is full.',
    ],
  ])('says what %o means', (more, sentence) => {
    expect(toDiskFullError(toError('broken', more))).toEqual(new StartupError(sentence))
  })

  it('leaves every other error as it is', () => {
    for (const error of [new StartupError('a'), new TypeError('b'), toError('c', { code: '42P01' })])
      expect(toDiskFullError(error)).toBe(error)
  })
})
