import { StartupError } from '#server/db/errors/startup-error.ts'

/** A folder that the administrator chooses: what it holds, and the setting that names it. */
export interface PortalFolder {
  readonly path: string
  readonly what: string
  readonly setting: 'PORTAL_DATA' | 'PORTAL_FILES'
}

export const toDataFolder = (path: string): PortalFolder => ({
  path,
  what: 'data folder',
  setting: 'PORTAL_DATA',
})

export const toFilesFolder = (path: string): PortalFolder => ({
  path,
  what: 'folder of uploaded files',
  setting: 'PORTAL_FILES',
})

/** The cause, by the code of the system's error. */
const reasons: Readonly<Record<string, string>> = {
  EROFS: 'is on a read-only file system: make it writable',
  EACCES: 'cannot be written by this user: change its owner or its permissions',
  EPERM: 'cannot be written by this user: change its owner or its permissions',
  ENOSPC: 'is on a full disk: make room',
  EDQUOT: 'is on a disk whose quota is used up: make room',
  ENOENT: 'does not exist and cannot be made: make it',
  ENOTDIR: 'cannot be made, because a file or a broken link is in its place: move it away',
  EEXIST: 'cannot be made, because a file or a broken link is in its place: move it away',
  EIO: 'is on a disk that reports errors: check the disk',
}

/**
 * One sentence for the terminal about a folder that cannot be used. Anything but an error of the file system stays as it
 * is.
 */
export const toDiskError = (error: unknown, { path, what, setting }: PortalFolder): unknown => {
  if (error instanceof StartupError || !(error instanceof Error)) return error
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined || syscall === 'connect') return error
  const reason = reasons[code] ?? `cannot be used (${code}): check it`
  return new StartupError(`The ${what} ${path} ${reason}, or set ${setting} to another folder.`)
}
