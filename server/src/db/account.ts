import { chownSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { CannotStart } from './cannot-start.ts'

/** Who the database runs as when the portal runs as root, which PostgreSQL refuses. */
export interface Account {
  readonly uid: number
  readonly gid: number
  readonly name: string
}

const ROOT = 0

/** Tells whether this process is root's. */
export const isRoot = (): boolean => process.getuid?.() === ROOT

const accounts = (): Account[] =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name: name ?? '', uid: Number(uid), gid: Number(gid) }))

/**
 * Takes the folders whose owner has a say, the strongest first; gives the account of the first that is not
 * root's and is known to the system, otherwise the system's own for such work.
 */
export const accountFor = (folders: string[]): Account => {
  const known = accounts()
  const owners = folders.flatMap((folder) => statSync(folder, { throwIfNoEntry: false })?.uid ?? [])
  const owner = owners
    .map((uid) => known.find((each) => each.uid === uid))
    .find((each) => each && each.uid !== ROOT)
  const account =
    owner ?? known.find(({ name }) => name === 'postgres') ?? known.find(({ name }) => name === 'nobody')
  if (account) return account
  throw new CannotStart(
    'PostgreSQL does not run as root and there is no user "postgres" or "nobody": start the portal as a plain user.',
  )
}

const ENTER = 0o1
const READ_AND_RUN = 0o5

const admits = (path: string, { uid, gid }: Account, what: number): boolean => {
  const { mode, uid: owner, gid: group } = statSync(path)
  const shift = owner === uid ? 6 : group === gid ? 3 : 0
  return ((mode >> shift) & what) === what
}

/** Takes a folder and an account; tells whether the account can come to it and go in, by the modes alone. */
export const canEnter = (folder: string, account: Account): boolean => {
  const real = realpathSync(folder)
  return admits(real, account, ENTER) && (dirname(real) === real || canEnter(dirname(real), account))
}

/** Takes a program and an account; tells whether the account can run it, by the modes alone. */
export const canRun = (program: string, account: Account): boolean =>
  canEnter(dirname(program), account) && admits(program, account, READ_AND_RUN)

/** Gives what root has made to the owner of the folder it stands in, who may start the portal next. */
export const belongAsFolder = (path: string): void => {
  if (!isRoot()) return
  const { uid, gid } = statSync(dirname(path))
  chownSync(path, uid, gid)
}
