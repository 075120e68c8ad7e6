import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunByRoot } from './account.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { findPostgresBinaries } from './cluster-location.ts'
import type { ClusterLocation } from './cluster-location.ts'

/** The name of the database in a new cluster, and of its superuser. */
export const DATABASE_NAME = 'portal'

const passwordFile = (cluster: string) => join(cluster, 'portal.password')

/** From a file that only the cluster's owner can read. */
export const readPassword = ({ cluster }: ClusterLocation): string =>
  readFileSync(passwordFile(cluster), 'utf8').trim()

/** PostgreSQL's programs run as the cluster's account and without the environment of this process. */
export const toSpawnOptions = ({ account, folder }: ClusterLocation) => ({
  ...(account && { uid: account.uid, gid: account.gid }),
  cwd: folder,
  env: { LC_ALL: 'C', TZ: 'UTC' },
})

const runProgram = (location: ClusterLocation, program: string, args: string[], input = ''): void => {
  const options = { ...toSpawnOptions(location), input, encoding: 'utf8' } as const
  const { status, stderr, error } = spawnSync(
    join(findPostgresBinaries(location.account), program),
    args,
    options,
  )
  if (status === 0) return
  const reason = error?.message ?? stderr.trim().split('\n').slice(-3).join(' ')
  throw new StartupError(
    `The embedded database could not be made at ${location.cluster}: ${program} said: ${reason}`,
  )
}

/**
 * Creates the cluster in a draft folder and renames it when it is complete, so that an interrupted start leaves nothing
 * that looks like data. The built-in locale makes sorting and case the same on every machine.
 */
export const createCluster = (location: ClusterLocation): void => {
  const draft = `${location.cluster}.making`
  rmSync(draft, { recursive: true, force: true })
  try {
    fillDraft(location, draft)
    renameSync(join(draft, 'data'), location.cluster)
  } finally {
    // After a failure nothing of it takes space on a disk that may be full.
    rmSync(draft, { recursive: true, force: true })
  }
}

const fillDraft = (location: ClusterLocation, draft: string): void => {
  const data = join(draft, 'data')
  const password = randomBytes(24).toString('hex')
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile(draft), password, { mode: 0o600 })
  if (location.account) {
    for (const path of [draft, passwordFile(draft)])
      chownSync(path, location.account.uid, location.account.gid)
  }
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${DATABASE_NAME}`, '--auth=scram-sha-256', `--pwfile=${passwordFile(draft)}`]
  runProgram(location, 'initdb', ['--pgdata', data, ...locale, ...access])
  runProgram(location, 'postgres', ['--single', '-D', data, 'postgres'], `create database ${DATABASE_NAME}\n`)
  renameSync(passwordFile(draft), passwordFile(data))
}

const REQUIRED_FILES = [
  'PG_VERSION',
  'global/pg_control',
  'base',
  'pg_wal',
  'postgresql.conf',
  'portal.password',
]
const MAJOR_VERSION = '18'

/** Throws when the cluster exists but is incomplete, of another user or of another version. */
export const isClusterMissing = ({ cluster, account }: ClusterLocation): boolean => {
  if (!existsSync(cluster)) return true
  const ownUid = account?.uid ?? process.getuid?.()
  const owner = statSync(cluster).uid
  if (ownUid !== undefined && owner !== ownUid) {
    const advice = isRunByRoot() ? 'give it to a user that is not root' : 'start the portal as its owner'
    throw new StartupError(`The database at ${cluster} belongs to another user (${owner}): ${advice}.`)
  }
  if (readdirSync(cluster).length === 0) return true
  const missing = REQUIRED_FILES.find((file) => !existsSync(join(cluster, file)))
  if (missing !== undefined) {
    throw new StartupError(
      `The database at ${cluster} is half-made (${missing} is missing) and was left as it is: ` +
        'restore it from a backup, or move it away to begin with an empty one.',
    )
  }
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR_VERSION) return false
  throw new StartupError(
    `The database at ${cluster} is PostgreSQL ${version}'s; this portal brings ${MAJOR_VERSION}.`,
  )
}
