import { chownSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartupError } from '#server/db/errors/startup-error.ts'

/** Who the database runs as when the portal runs as root, which PostgreSQL refuses. */
export interface Account {
  readonly uid: number
  readonly gid: number
  readonly name: string
}

const ROOT = 0

export const isRunByRoot = (): boolean => process.getuid?.() === ROOT

const listAccounts = (): Account[] =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name: name ?? '', uid: Number(uid), gid: Number(gid) }))

/**
 * The account that PostgreSQL runs as: the first owner of these folders that is a known user other than root,
 * otherwise "postgres" or "nobody".
 */
export const findDatabaseAccount = (folders: string[]): Account => {
  const known = listAccounts()
  const owners = folders.flatMap((folder) => statSync(folder, { throwIfNoEntry: false })?.uid ?? [])
  const owner = owners
    .map((uid) => known.find((each) => each.uid === uid))
    .find((each) => each && each.uid !== ROOT)
  const account =
    owner ?? known.find(({ name }) => name === 'postgres') ?? known.find(({ name }) => name === 'nobody')
  if (account) return account
  throw new StartupError(
    'PostgreSQL does not run as root and there is no user "postgres" or "nobody": start the portal as a plain user.',
  )
}

/** As `findDatabaseAccount`, for a portal whose database is elsewhere: never "postgres", who may do everything there. */
export const findPortalAccount = (folders: string[]): Account | undefined => {
  const known = listAccounts()
  const owners = folders.flatMap((folder) => statSync(folder, { throwIfNoEntry: false })?.uid ?? [])
  return (
    owners.map((uid) => known.find((each) => each.uid === uid)).find((each) => each && each.uid !== ROOT) ??
    known.find(({ name }) => name === 'portal') ??
    known.find(({ name }) => name === 'nobody')
  )
}

const ENTER = 0o1
const READ_AND_RUN = 0o5

const hasPermission = (path: string, { uid, gid }: Account, permission: number): boolean => {
  const { mode, uid: owner, gid: group } = statSync(path)
  const shift = owner === uid ? 6 : group === gid ? 3 : 0
  return ((mode >> shift) & permission) === permission
}

/** Checks file modes only: no access lists, no supplementary groups. */
export const canEnter = (folder: string, account: Account): boolean => {
  const real = realpathSync(folder)
  return hasPermission(real, account, ENTER) && (dirname(real) === real || canEnter(dirname(real), account))
}

/** Checks file modes only, like `canEnter`. */
export const canRun = (program: string, account: Account): boolean =>
  canEnter(dirname(program), account) && hasPermission(program, account, READ_AND_RUN)

/** A file that root has made gets the owner of its folder, who may start the portal next. */
export const inheritFolderOwner = (path: string): void => {
  if (!isRunByRoot()) return
  const { uid, gid } = statSync(dirname(path))
  chownSync(path, uid, gid)
}
