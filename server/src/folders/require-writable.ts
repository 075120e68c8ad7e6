import { closeSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { makeFolder } from './make-folder.ts'
import { toDiskError, type PortalFolder } from './to-disk-error.ts'

const mebibyte = 1024 * 1024
/** More than one block of any file system, so that a disk with a few free bytes counts as full. */
const probe = Buffer.alloc(64 * 1024)

const writeProbe = (path: string): void => {
  const name = join(path, `.write-test.${process.pid}`)
  try {
    const file = openSync(name, 'w', 0o600)
    try {
      writeSync(file, probe)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  } finally {
    rmSync(name, { force: true })
  }
}

/**
 * Makes the folder when it is missing and writes into it. Throws one sentence when it cannot be written, or has less free
 * space than asked for.
 */
export const requireWritable = (folder: PortalFolder, minFreeMegabytes = 0): void => {
  const { path, what, setting } = folder
  try {
    makeFolder(resolve(path), 0o755)
    writeProbe(path)
    const { bavail, bsize } = statfsSync(path)
    const free = Math.floor((bavail * bsize) / mebibyte)
    if (free < minFreeMegabytes)
      throw new StartupError(
        `The disk of the ${what} ${path} has ${free} MB left, and at least ${minFreeMegabytes} MB are needed: make room, or set ${setting} to another folder.`,
      )
  } catch (error) {
    throw toDiskError(error, folder)
  }
}
