import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { findPostgresBinaries, locateCluster } from './cluster-location.ts'
import { toSpawnOptions } from './cluster.ts'
import { startServer, stopServer } from './postmaster.ts'
import { testEmbedded } from './test-embedded.ts'

const { dataDir, start, removeDatabase, ask } = testEmbedded()

const describeRole = `select current_user, usesuper, usecreatedb, (select count(*) from pg_roles where rolcreaterole and rolname = current_user)
  from pg_user where usename = current_user`
const plainRole = [['portal', false, false, '0']]
/** Objects of the database that the role of the portal does not own. */
const foreign = `select count(*) from (
  select relowner as owner from pg_class where relnamespace = 'public'::regnamespace
  union all select proowner from pg_proc where pronamespace = 'public'::regnamespace
  union all select datdba from pg_database where datname = current_database()) o
  where pg_get_userbyid(o.owner) <> current_user`

test('the role of the portal is no superuser, owns its database and makes its tables', async () => {
  const embedded = await start()
  expect(await ask(embedded.url, describeRole)).toEqual(plainRole)
  expect(await migrate(embedded.url)).toContain('baseline')
  expect(await ask(embedded.url, foreign)).toEqual([['0']])
  await expect(ask(embedded.url, `copy (select 1) to program 'true'`)).rejects.toThrow('permission denied')
  await expect(ask(embedded.url, 'create role other')).rejects.toThrow('permission denied')
  await expect(ask(embedded.url, `select pg_read_file('portal.password')`)).rejects.toThrow(
    'permission denied',
  )
  await embedded.stop()
})

/** As a version before this one made it: the role of the portal is the superuser of the cluster. */
const makeFormer = async (): Promise<void> => {
  removeDatabase()
  const location = locateCluster(dataDir())
  const { cluster, account } = location
  mkdirSync(cluster, { mode: 0o700 })
  const [password, passwordFile] = ['a'.repeat(48), join(location.folder, 'password')]
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [cluster, passwordFile]) chownSync(path, account.uid, account.gid)
  const run = (program: string, args: string[], input = '') =>
    execFileSync(join(findPostgresBinaries(account), program), args, {
      ...toSpawnOptions(location),
      input,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  run('initdb', [
    '-D',
    cluster,
    ...locale,
    '--username=portal',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
  ])
  run('postgres', ['--single', '-D', cluster, 'postgres'], 'create database portal\n')
  renameSync(passwordFile, join(cluster, 'portal.password'))
  const server = await startServer(location, () => undefined)
  const url = `postgres://portal:${password}@127.0.0.1:${server.port}/portal`
  expect(await ask(url, describeRole)).toEqual([['portal', true, true, '1']])
  await migrate(url)
  await ask(url, `insert into room (name) values ('28')`)
  await stopServer(server, () => undefined)
}

test('a database of an earlier version is upgraded, with its data and its password', async () => {
  await makeFormer()
  const embedded = await start()
  expect(await ask(embedded.url, describeRole)).toEqual(plainRole)
  expect(await ask(embedded.url, foreign)).toEqual([['0']])
  expect(await ask(embedded.url, `select name from room where name = '28'`)).toEqual([['28']])
  expect(await migrate(embedded.url)).toEqual([])
  // A later version adds to tables, and replaces functions.
  await ask(embedded.url, 'alter table room add column added int')
  expect(
    await ask(embedded.url, `select rolpassword is null from pg_authid where rolsuper`).catch(() => 'denied'),
  ).toBe('denied')
  expect(await ask(embedded.url, `select rolname from pg_roles where rolname = 'portal_upgrade'`)).toEqual([])
  await embedded.stop()
  expect(existsSync(join(embedded.cluster, 'portal.role'))).toBe(true)
  const again = await start()
  expect(await ask(again.url, describeRole)).toEqual(plainRole)
  await again.stop()
})
