import { userInfo } from 'node:os'
import { StartupError } from '#server/db/errors/startup-error.ts'

const causes: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `${path} does not exist.`,
  ENOTDIR: (path) => `${path} is not in a folder.`,
  EISDIR: (path) => `${path} is a folder, not a file.`,
  EACCES: (path) => `The user ${userInfo().username} has no right to ${path}.`,
  EPERM: (path) => `The user ${userInfo().username} has no right to ${path}.`,
  EROFS: (path) => `${path} is on a disk that cannot be written.`,
}

/** One sentence for the terminal when a file or folder that a command was given cannot be used; any other error stays. */
export const toFileError = (error: unknown): unknown => {
  if (error instanceof StartupError || !(error instanceof Error)) return error
  const { code = '', path } = error as NodeJS.ErrnoException
  const cause = Object.hasOwn(causes, code) ? causes[code] : undefined
  return cause === undefined || path === undefined ? error : new StartupError(cause(path))
}
