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
import { StartupError } from '#server/db/errors/startup-error.ts'
import { findPostgresBinaries } from './cluster-location.ts'
import type { ClusterLocation } from './cluster-location.ts'

/** The name of the database in a new cluster, and of the role that owns it. */
export const DATABASE_NAME = 'portal'

/** Made the cluster, and has no password. */
const SUPERUSER = 'portal_superuser'

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

/** The output of one of PostgreSQL's programs. */
const runProgram = (location: ClusterLocation, program: string, args: string[], input = ''): string => {
  const options = { ...toSpawnOptions(location), input, encoding: 'utf8' } as const
  const { status, stdout, stderr, error } = spawnSync(
    join(findPostgresBinaries(location.account), program),
    args,
    options,
  )
  if (status === 0) return `${stdout}\n${stderr}`
  const reason = error?.message ?? stderr.trim().split('\n').slice(-3).join(' ')
  throw new StartupError(
    `The embedded database could not be made at ${location.cluster}: ${program} said: ${reason}`,
  )
}

/**
 * Creates the cluster in a draft folder and renames it when it is complete, so that an interrupted start leaves nothing
 * that looks like data. With `isSuperuser`, for tests, the role of the portal may do everything. The built-in locale makes sorting and case the same on every machine.
 */
export const createCluster = (location: ClusterLocation, isSuperuser = false): void => {
  const draft = `${location.cluster}.making`
  rmSync(draft, { recursive: true, force: true })
  try {
    fillDraft(location, draft, isSuperuser)
    renameSync(join(draft, 'data'), location.cluster)
  } finally {
    // After a failure nothing of it takes space on a disk that may be full.
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Statements in single-user mode, where a statement ends with an empty line. */
const runSingle = (
  location: ClusterLocation,
  data: string,
  database: string,
  statements: readonly string[],
): void => {
  const input = statements.map((text) => `${text};\n\n`).join('')
  const output = runProgram(location, 'postgres', ['--single', '-j', '-D', data, database], input)
  const error = output.split('\n').find((line) => /\b(ERROR|FATAL|PANIC):/.test(line))
  if (error !== undefined)
    throw new StartupError(`The roles of the database at ${data} could not be made: ${error.trim()}`)
}

/** In a cluster whose role of the portal is no superuser, or is one on purpose. */
const roleFile = (cluster: string) => join(cluster, 'portal.role')

const markRole = ({ account }: ClusterLocation, cluster: string): void => {
  writeFileSync(roleFile(cluster), `${DATABASE_NAME}\n`, { mode: 0o600 })
  if (account) chownSync(roleFile(cluster), account.uid, account.gid)
}

const ownership = `do $$
declare
  each record;
begin
  for each in
    select format('alter %s %s owner to ${DATABASE_NAME}', case c.relkind when 'S' then 'sequence' when 'v' then 'view'
      when 'm' then 'materialized view' when 'c' then 'type' else 'table' end, c.oid::regclass) as command
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'c', 'S')
      -- The sequence of a column goes with its table.
      and not exists (select from pg_depend d where d.objid = c.oid and c.relkind = 'S' and d.deptype in ('a', 'i'))
    union all
    select format('alter routine %s owner to ${DATABASE_NAME}', p.oid::regprocedure) from pg_proc p
    where p.pronamespace = 'public'::regnamespace
    union all
    select format('alter type %s owner to ${DATABASE_NAME}', t.oid::regtype) from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd', 'r')
  loop
    execute each.command;
  end loop;
end $$`

/**
 * In clusters of earlier versions the portal's role was the superuser that had made them. That one gets another name and no
 * password, and a new role with the portal's name and password owns the database. All of it or nothing; the server must
 * not run.
 */
export const endSuperuser = (location: ClusterLocation): void => {
  const { cluster } = location
  if (existsSync(roleFile(cluster))) return
  const password = readPassword(location)
  // A session cannot rename its own role.
  runSingle(location, cluster, DATABASE_NAME, [
    'begin',
    'create role portal_upgrade superuser',
    'set session authorization portal_upgrade',
    `alter role ${DATABASE_NAME} rename to ${SUPERUSER}`,
    `alter role ${SUPERUSER} password null`,
    `create role ${DATABASE_NAME} login password '${password}'`,
    `alter database ${DATABASE_NAME} owner to ${DATABASE_NAME}`,
    ownership,
    `set session authorization ${SUPERUSER}`,
    'drop role portal_upgrade',
    'commit',
  ])
  markRole(location, cluster)
}

const fillDraft = (location: ClusterLocation, draft: string, isSuperuser: boolean): void => {
  const data = join(draft, 'data')
  const password = randomBytes(24).toString('hex')
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile(draft), password, { mode: 0o600 })
  if (location.account) {
    for (const path of [draft, passwordFile(draft)])
      chownSync(path, location.account.uid, location.account.gid)
  }
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${SUPERUSER}`, '--auth=scram-sha-256', `--pwfile=${passwordFile(draft)}`]
  runProgram(location, 'initdb', ['--pgdata', data, ...locale, ...access])
  // Nobody logs in as the superuser: the commands of the portal start the server in single-user mode instead.
  runSingle(location, data, 'postgres', [
    `alter role ${SUPERUSER} password null`,
    `create role ${DATABASE_NAME} login ${isSuperuser ? 'superuser ' : ''}password '${password}'`,
    `create database ${DATABASE_NAME} owner ${DATABASE_NAME}`,
  ])
  markRole(location, data)
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
