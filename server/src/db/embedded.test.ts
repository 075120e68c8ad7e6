import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isAlive } from './claim.ts'
import { lockDataFolder, startEmbedded } from './embedded.ts'
import type { Embedded } from './embedded.ts'

const quiet = () => undefined
const others: ChildProcess[] = []
let dataDir = ''

const start = (): Promise<Embedded> => startEmbedded({ dataDir, log: quiet })

const ask = async (url: string, statement: string): Promise<unknown[][]> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', quiet)
  await client.connect()
  const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' })
  await client.end()
  return rows
}

const pidOf = ({ cluster }: Embedded): number =>
  Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])

const gone = async (pid: number): Promise<void> => {
  while (isAlive(pid)) await sleep(10)
}

/** Another process that takes the folder as a portal or a command does, tells how it went, and stays until killed. */
const other = async (role: 'portal' | 'command'): Promise<{ child: ChildProcess; reused: boolean }> => {
  const script = `
    import { lockDataFolder, startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)}
    const dataDir = ${JSON.stringify(dataDir)}
    if (${role === 'portal'}) lockDataFolder(dataDir)
    const embedded = await startEmbedded({ dataDir, log: () => undefined })
    process.on('SIGTERM', () => embedded.stop().then(() => process.exit(0)))
    console.log(JSON.stringify(embedded.reused))
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  others.push(child)
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, reused: JSON.parse(said.toString()) as boolean }
}

const kill = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-embedded-'))
})

afterEach(async () => {
  for (const child of others.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) await kill(child, 'SIGKILL')
  }
  const file = join(dataDir, 'postgres/postmaster.pid')
  if (existsSync(file)) {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    if (isAlive(pid) && pid !== process.pid) process.kill(pid, 'SIGKILL')
    await gone(pid === process.pid ? 0 : pid)
  }
  rmSync(dataDir, { recursive: true, force: true })
})

test('a database is made, durable, in UTF-8, on this machine alone, and its data outlive a restart', async () => {
  const first = await start()
  const settings = ['server_encoding', 'listen_addresses', 'fsync', 'synchronous_commit', 'max_connections']
  const shown = settings.map((name) => `current_setting('${name}')`).join()
  expect(await ask(first.url, `select ${shown}`)).toEqual([['UTF8', '127.0.0.1', 'on', 'on', '100']])
  await ask(first.url, `create table kept as select 'ქართული' as word`)
  const pid = pidOf(first)
  await first.stop()
  expect(isAlive(pid)).toBe(false)

  const second = await start()
  expect(second.reused).toBe(false)
  expect(await ask(second.url, 'select word, upper(word), lower($$Ä$$) from kept')).toEqual([
    ['ქართული', 'ᲥᲐᲠᲗᲣᲚᲘ', 'ä'],
  ])
  await second.stop()
})

test('nobody comes in without the password, which only its owner can read', async () => {
  const embedded = await start()
  expect(statSync(join(embedded.cluster, 'portal.password')).mode & 0o777).toBe(0o600)
  const url = new URL(embedded.url)
  url.password = 'guess'
  await expect(ask(url.href, 'select 1')).rejects.toThrow(/password/)
  await embedded.stop()
})

test.runIf(process.platform === 'linux')('Ctrl-C in the terminal does not reach the database', async () => {
  const embedded = await start()
  const group = readFileSync(`/proc/${pidOf(embedded)}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')[2]
  expect(Number(group)).toBe(pidOf(embedded))
  await embedded.stop()
})

test('after its own hard end it starts again, with what was committed', async () => {
  const first = await start()
  await ask(first.url, 'create table kept as select 1 as one')
  const pid = pidOf(first)
  process.kill(pid, 'SIGKILL')
  await gone(pid)
  const second = await start()
  expect(second.reused).toBe(false)
  expect(await ask(second.url, 'select one from kept')).toEqual([[1]])
  await second.stop()
})

test('a portal that was killed leaves its database running: the next portal takes both over', async () => {
  const { child } = await other('portal')
  await kill(child, 'SIGKILL')
  const unlock = lockDataFolder(dataDir)
  const embedded = await start()
  const pid = pidOf(embedded)
  expect(embedded.reused).toBe(true)
  expect(await ask(embedded.url, 'select 1')).toEqual([[1]])
  await embedded.stop()
  expect(isAlive(pid)).toBe(false)
  unlock()
})

test('a command joins a database that was left running, and leaves it running', async () => {
  const { child } = await other('portal')
  await kill(child, 'SIGKILL')
  const embedded = await start()
  await embedded.stop()
  expect(await ask(embedded.url, 'select 1')).toEqual([[1]])
})

test('a portal that starts while a command has the database keeps it when the command ends', async () => {
  const command = await other('command')
  const portal = await other('portal')
  expect([command.reused, portal.reused]).toEqual([false, true])
  await kill(command.child, 'SIGTERM')
  const embedded = await start()
  expect(embedded.reused).toBe(true)
  const pid = pidOf(embedded)
  await embedded.stop()
  expect(isAlive(pid)).toBe(true)
  await kill(portal.child, 'SIGTERM')
  expect(isAlive(pid)).toBe(false)
})

test('two that begin in one moment on an empty folder share one database', async () => {
  const both = await Promise.all([other('portal'), other('command')])
  expect(both.filter(({ reused }) => reused)).toHaveLength(1)
})

test('a second portal on the same folder is refused by name; a dead one is not in the way', async () => {
  const { child } = await other('portal')
  expect(() => lockDataFolder(dataDir)).toThrow(`Another portal (process ${child.pid}) already runs`)
  await kill(child, 'SIGKILL')
  lockDataFolder(dataDir)()
})

test('an interrupted making leaves nothing in the way', async () => {
  const draft = join(dataDir, 'postgres.making/data')
  mkdirSync(draft, { recursive: true })
  writeFileSync(join(draft, 'PG_VERSION'), '18\n')
  const embedded = await start()
  expect(existsSync(join(dataDir, 'postgres.making'))).toBe(false)
  await embedded.stop()
})

test('a half-made database is refused in one sentence, and not touched', async () => {
  const made = await start()
  await made.stop()
  const { cluster } = made
  for (const part of ['PG_VERSION', 'global/pg_control', 'postgresql.conf', 'portal.password']) {
    renameSync(join(cluster, part), join(dataDir, 'aside'))
    const before = readdirSync(cluster, { recursive: true }).length
    await expect(start()).rejects.toThrow(`is half-made (${part} is missing) and was left as it is`)
    expect(readdirSync(cluster, { recursive: true }).length).toBe(before)
    renameSync(join(dataDir, 'aside'), join(cluster, part))
  }
  await (await start()).stop()
})

test('a number left in the pid file that is another program by now does not keep the database from starting', async () => {
  const first = await start()
  await first.stop()
  writeFileSync(
    join(first.cluster, 'postmaster.pid'),
    `${process.pid}\n${first.cluster}\n1\n1\n\n\n\nready   \n`,
  )
  const second = await start()
  expect(second.reused).toBe(false)
  expect(await ask(second.url, 'select 1')).toEqual([[1]])
  await second.stop()
})

test('a database that cannot start says its own last words', async () => {
  const first = await start()
  await first.stop()
  writeFileSync(join(first.cluster, 'postgresql.conf'), 'no_such_setting = 1\n')
  await expect(start()).rejects.toThrow(
    /did not start; .*postgres\.log says: configuration file .* contains errors/,
  )
})

test('a database that is killed under a portal is started again where it was, with all that it had', async () => {
  const embedded = await start()
  const letBe = embedded.keepAlive()
  await ask(embedded.url, 'create table kept as select 1 as one')
  const killed = pidOf(embedded)
  process.kill(killed, 'SIGKILL')
  await expect
    .poll(() => ask(embedded.url, 'select one from kept').catch(quiet), { timeout: 15_000 })
    .toEqual([[1]])
  const again = pidOf(embedded)
  expect(again).not.toBe(killed)
  letBe()
  await embedded.stop()
  expect(isAlive(again)).toBe(false)
}, 30_000)
