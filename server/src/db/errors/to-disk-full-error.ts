import { isDatabaseUnavailable } from './is-database-unavailable.ts'
import { readSqlState } from './is-statement-error.ts'
import { StartupError } from './startup-error.ts'

const diskFull = '53100'
/** Errors of the system: a file of the database is missing or cannot be read. */
const fileErrors = /^58/

/**
 * One sentence for the terminal when a disk is full or the database has ended, as it does when it cannot write its log of
 * changes. Any other error stays as it is.
 */
export const toDiskFullError = (error: unknown): unknown => {
  if (error instanceof StartupError || !(error instanceof Error)) return error
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartupError(
      `The disk is full, and ${path ?? 'a file'} could not be written: make room and start again.`,
    )
  if (readSqlState(error) === diskFull)
    return new StartupError('The disk of the database is full: make room there and start again.')
  if (fileErrors.test(readSqlState(error)))
    return new StartupError(
      `The files of the database cannot be used: ${error.message}. Check its folder and its disk.`,
    )
  if (isDatabaseUnavailable(error))
    return new StartupError(
      'The database has ended meanwhile: see its log (postgres.log in the data folder), and whether its disk is full.',
    )
  return error
}
