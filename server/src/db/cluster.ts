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
import { isRoot } from './account.ts'
import { CannotStart } from './cannot-start.ts'
import { programsFor } from './place.ts'
import type { Place } from './place.ts'

/** The database that is made in a new cluster, and its superuser. */
export const DATABASE = 'portal'

const passwordFile = (cluster: string) => join(cluster, 'portal.password')

/** Gives the cluster's password, which stands in a file that only the cluster's owner can read. */
export const passwordOf = ({ cluster }: Place): string => readFileSync(passwordFile(cluster), 'utf8').trim()

/** Takes a place; gives how its programs are run: by whom, from where, and with no settings from outside. */
export const runAs = ({ account, home }: Place) => ({
  ...(account && { uid: account.uid, gid: account.gid }),
  cwd: home,
  env: { LC_ALL: 'C', TZ: 'UTC' },
})

const run = (place: Place, program: string, args: string[], input = ''): void => {
  const options = { ...runAs(place), input, encoding: 'utf8' } as const
  const { status, stderr, error } = spawnSync(join(programsFor(place.account), program), args, options)
  if (status === 0) return
  const reason = error?.message ?? stderr.trim().split('\n').slice(-3).join(' ')
  throw new CannotStart(
    `The embedded database could not be made at ${place.cluster}: ${program} said: ${reason}`,
  )
}

/**
 * Makes the cluster beside its place and moves it there when it is whole, so an interrupted making leaves nothing
 * that could be taken for data. Text sorts and changes case by Unicode's code points, the same on every machine.
 */
export const makeCluster = (place: Place): void => {
  const draft = `${place.cluster}.making`
  const data = join(draft, 'data')
  const password = randomBytes(24).toString('hex')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile(draft), password, { mode: 0o600 })
  if (place.account) {
    for (const path of [draft, passwordFile(draft)]) chownSync(path, place.account.uid, place.account.gid)
  }
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${DATABASE}`, '--auth=scram-sha-256', `--pwfile=${passwordFile(draft)}`]
  run(place, 'initdb', ['--pgdata', data, ...locale, ...access])
  run(place, 'postgres', ['--single', '-D', data, 'postgres'], `create database ${DATABASE}\n`)
  renameSync(passwordFile(draft), passwordFile(data))
  renameSync(data, place.cluster)
  rmSync(draft, { recursive: true })
}

const PARTS = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'postgresql.conf', 'portal.password']
const MAJOR = '18'

/** Takes a place; tells whether its cluster is still to be made, and refuses one that is there but not whole. */
export const isToBeMade = ({ cluster, account }: Place): boolean => {
  if (!existsSync(cluster)) return true
  const me = account?.uid ?? process.getuid?.()
  const owner = statSync(cluster).uid
  if (me !== undefined && owner !== me) {
    const who = isRoot() ? 'give it to a user that is not root' : 'start the portal as its owner'
    throw new CannotStart(`The database at ${cluster} belongs to another user (${owner}): ${who}.`)
  }
  if (readdirSync(cluster).length === 0) return true
  const missing = PARTS.find((part) => !existsSync(join(cluster, part)))
  if (missing !== undefined) {
    throw new CannotStart(
      `The database at ${cluster} is half-made (${missing} is missing) and was left as it is: ` +
        'restore it from a backup, or move it away to begin with an empty one.',
    )
  }
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR) return false
  throw new CannotStart(`The database at ${cluster} is PostgreSQL ${version}'s; this portal brings ${MAJOR}.`)
}
