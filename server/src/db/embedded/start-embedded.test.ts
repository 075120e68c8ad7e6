import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { isProcessAlive } from './pid-file.ts'
import { lockDataFolder, startEmbedded } from './start-embedded.ts'
import { testEmbedded } from './test-embedded.ts'

const ignore = () => undefined
const { dataDir, start, removeDatabase, pidOf, ask, waitUntilGone } = testEmbedded()

const others: ChildProcess[] = []
/** Another process that uses the folder as a portal or a command does, until it is killed. */
const startOther = async (
  role: 'portal' | 'command',
): Promise<{ child: ChildProcess; wasRunning: boolean }> => {
  const script = `
    import { lockDataFolder, startEmbedded } from ${JSON.stringify(new URL('start-embedded.ts', import.meta.url).href)}
    const dataDir = ${JSON.stringify(dataDir())}
    if (${role === 'portal'}) lockDataFolder(dataDir)
    const embedded = await startEmbedded({ dataDir, log: () => undefined, settings: { fsync: 'off' } })
    process.on('SIGTERM', () => embedded.stop().then(() => process.exit(0)))
    console.log(JSON.stringify(embedded.wasRunning))
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  others.push(child)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, wasRunning: JSON.parse(line.toString()) as boolean }
}

const kill = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

afterEach(async () => {
  for (const child of others.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) await kill(child, 'SIGKILL')
  }
})

test('creates a durable UTF-8 database with a private password, which only this machine reaches', async () => {
  removeDatabase()
  const first = await startEmbedded({ dataDir: dataDir(), log: ignore })
  const settings = ['server_encoding', 'listen_addresses', 'fsync', 'synchronous_commit', 'max_connections']
  const shown = settings.map((name) => `current_setting('${name}')`).join()
  expect(await ask(first.url, `select ${shown}`)).toEqual([['UTF8', '127.0.0.1', 'on', 'on', '100']])
  await ask(first.url, `create table note as select 'ქართული' as word`)
  expect(statSync(join(first.cluster, 'portal.password')).mode & 0o777).toBe(0o600)
  const pid = pidOf(first)
  await first.stop()
  expect(isProcessAlive(pid)).toBe(false)

  const second = await start()
  expect(second.wasRunning).toBe(false)
  expect(await ask(second.url, 'select word, upper(word), lower($$Ä$$) from note')).toEqual([
    ['ქართული', 'ᲥᲐᲠᲗᲣᲚᲘ', 'ä'],
  ])
  await second.stop()
})

test('refuses a wrong password', async () => {
  const embedded = await start()
  const url = new URL(embedded.url)
  url.password = 'guess'
  await expect(ask(url.href, 'select 1')).rejects.toThrow(/password/)
  await embedded.stop()
})

test.runIf(process.platform === 'linux')(
  'runs in a process group of its own, so that Ctrl-C does not reach it',
  async () => {
    const embedded = await start()
    const group = readFileSync(`/proc/${pidOf(embedded)}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[2]
    expect(Number(group)).toBe(pidOf(embedded))
    await embedded.stop()
  },
)

test('starts again after a crash with all committed data', async () => {
  const first = await start()
  await ask(first.url, 'create table note as select 1 as one')
  const pid = pidOf(first)
  process.kill(pid, 'SIGKILL')
  await waitUntilGone(pid)
  const second = await start()
  expect(second.wasRunning).toBe(false)
  expect(await ask(second.url, 'select one from note')).toEqual([[1]])
  await second.stop()
})

test('lets the next portal take over the database of a killed one', async () => {
  const { child } = await startOther('portal')
  await kill(child, 'SIGKILL')
  const unlock = lockDataFolder(dataDir())
  const embedded = await start()
  const pid = pidOf(embedded)
  expect(embedded.wasRunning).toBe(true)
  expect(await ask(embedded.url, 'select 1')).toEqual([[1]])
  await embedded.stop()
  expect(isProcessAlive(pid)).toBe(false)
  unlock()
})

test('lets a command join a database that was left running, and leaves it running', async () => {
  const { child } = await startOther('portal')
  await kill(child, 'SIGKILL')
  const embedded = await start()
  await embedded.stop()
  expect(await ask(embedded.url, 'select 1')).toEqual([[1]])
})

test('keeps the database for a portal when the command that started it ends', async () => {
  const command = await startOther('command')
  const portal = await startOther('portal')
  expect([command.wasRunning, portal.wasRunning]).toEqual([false, true])
  await kill(command.child, 'SIGTERM')
  const embedded = await start()
  expect(embedded.wasRunning).toBe(true)
  const pid = pidOf(embedded)
  await embedded.stop()
  expect(isProcessAlive(pid)).toBe(true)
  await kill(portal.child, 'SIGTERM')
  expect(isProcessAlive(pid)).toBe(false)
})

test('shares one database between two processes that start at the same time', async () => {
  removeDatabase()
  const started = await Promise.all([startOther('portal'), startOther('command')])
  expect(started.filter(({ wasRunning }) => wasRunning)).toHaveLength(1)
})

test('refuses a second portal on the same folder, but not after the first has died', async () => {
  const { child } = await startOther('portal')
  expect(() => lockDataFolder(dataDir())).toThrow(`Another portal (process ${child.pid}) already runs`)
  await kill(child, 'SIGKILL')
  lockDataFolder(dataDir())()
})

test('ignores a draft left by an interrupted start', async () => {
  removeDatabase()
  const draft = join(dataDir(), 'postgres.making/data')
  mkdirSync(draft, { recursive: true })
  writeFileSync(join(draft, 'PG_VERSION'), '18\n')
  const embedded = await start()
  expect(existsSync(join(dataDir(), 'postgres.making'))).toBe(false)
  await embedded.stop()
})

test('refuses an incomplete database in one sentence and leaves it untouched', async () => {
  const made = await start()
  await made.stop()
  const { cluster } = made
  for (const part of ['PG_VERSION', 'global/pg_control', 'postgresql.conf', 'portal.password']) {
    renameSync(join(cluster, part), join(dataDir(), 'aside'))
    const before = readdirSync(cluster, { recursive: true }).length
    await expect(start()).rejects.toThrow(`is half-made (${part} is missing) and was left as it is`)
    expect(readdirSync(cluster, { recursive: true }).length).toBe(before)
    renameSync(join(dataDir(), 'aside'), join(cluster, part))
  }
  await (await start()).stop()
})

test('starts although the pid file names a process that is another program by now', async () => {
  const first = await start()
  await first.stop()
  writeFileSync(
    join(first.cluster, 'postmaster.pid'),
    `${process.pid}\n${first.cluster}\n1\n1\n\n\n\nready   \n`,
  )
  const second = await start()
  expect(second.wasRunning).toBe(false)
  expect(await ask(second.url, 'select 1')).toEqual([[1]])
  await second.stop()
})

test('reports the last error of the log of a database that cannot start', async () => {
  const first = await start()
  await first.stop()
  writeFileSync(join(first.cluster, 'postgresql.conf'), 'no_such_setting = 1\n')
  await expect(start()).rejects.toThrow(
    /did not start; .*postgres\.log says: configuration file .* contains errors/,
  )
})

test('restarts a killed database on the same port with its data', async () => {
  const embedded = await start()
  const endKeepAlive = embedded.keepAlive()
  await ask(embedded.url, 'create table note as select 1 as one')
  const killed = pidOf(embedded)
  process.kill(killed, 'SIGKILL')
  await expect
    .poll(() => ask(embedded.url, 'select one from note').catch(ignore), { timeout: 60_000 })
    .toEqual([[1]])
  const again = pidOf(embedded)
  expect(again).not.toBe(killed)
  endKeepAlive()
  await embedded.stop()
  expect(isProcessAlive(again)).toBe(false)
})
