import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findFreePort } from './db/embedded/find-free-port.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const demo = fileURLToPath(new URL('../../demo/src/main.ts', import.meta.url))

const startPortal = (
  settings: Record<string, string | undefined>,
  args: readonly string[] = [],
  program = main,
) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: { HOST: '127.0.0.1', DATABASE_URL: 'postgres://portal@127.0.0.1:1/nowhere', ...settings },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

describe('main', () => {
  it('prints one message for a port in use, a database that does not answer and an unknown argument', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const PORT = String(typeof address === 'object' && address ? address.port : 0)
    expect(startPortal({ PORT })).toEqual({
      status: 1,
      output: `Port ${PORT} is in use: stop what runs there, or choose another with PORT.\n`,
    })
    server.close()
    await once(server, 'close')
    expect(startPortal({ PORT })).toEqual({
      status: 1,
      output: 'The database at 127.0.0.1:1 does not answer.\n',
    })
    expect(startPortal({ PORT, HOST: '203.0.113.9' })).toEqual({
      status: 1,
      output:
        'HOST=203.0.113.9 is no address of this machine (EADDRNOTAVAIL): write one of its addresses, 127.0.0.1, or 0.0.0.0 for all.\n',
    })
    expect(startPortal({ PORT }, ['--demmo'])).toEqual({
      status: 1,
      output: 'npm start -- [--demo]: what is "--demmo"?\n',
    })
  })

  it('prints one sentence for a data folder or a folder of files that cannot be used, as the demo does', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-broken-'))
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const inTheWay = 'cannot be made, because a file or a broken link is in its place: move it away, or set'
    const PORT = String(await findFreePort())
    for (const program of [main, demo]) {
      const start = (settings: Record<string, string>) =>
        startPortal({ DATABASE_URL: undefined, PORT, ...settings }, [], program)
      expect(start({ PORTAL_DATA: file })).toEqual({
        status: 1,
        output: `The data folder ${file} ${inTheWay} PORTAL_DATA to another folder.\n`,
      })
      expect(start({ PORTAL_DATA: join(folder, 'data'), PORTAL_FILES: join(file, 'a') })).toEqual({
        status: 1,
        output: `The folder of uploaded files ${join(file, 'a')} ${inTheWay} PORTAL_FILES to another folder.\n`,
      })
    }
    expect(existsSync(join(folder, 'data/postgres'))).toBe(false)
    rmSync(folder, { recursive: true })
  })

  it('refuses SMTP_URL without PUBLIC_URL', () => {
    expect(startPortal({ SMTP_URL: 'smtp://localhost' }).output).toMatch(
      /^SMTP_URL is set without PUBLIC_URL: .*\n$/,
    )
  })

  it('answers while it starts, unless another process does that', async () => {
    // A database that takes the connection and never answers.
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port: databasePort } = silent.address() as AddressInfo
    const askWhileStarting = async (STARTING_PAGE: string) => {
      const PORT = String(await findFreePort())
      const connected = once(silent, 'connection')
      const DATABASE_URL = `postgres://portal@127.0.0.1:${databasePort}/portal`
      const portal = spawn(process.execPath, [main], {
        env: { HOST: '127.0.0.1', PORT, DATABASE_URL, STARTING_PAGE },
      })
      await connected
      const status = await fetch(`http://127.0.0.1:${PORT}/readyz`).then(
        (reply) => reply.status,
        () => 'refused',
      )
      portal.kill('SIGKILL')
      await once(portal, 'exit')
      return status
    }
    expect([await askWhileStarting('on'), await askWhileStarting('off')]).toEqual([503, 'refused'])
    silent.close()
  })

  it('cleans up in order when it is stopped while starting, and leaves no database running', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-stopped-'))
    const portal = spawn(process.execPath, [main], {
      env: { HOST: '127.0.0.1', PORT: String(await findFreePort()), PORTAL_DATA: dataDir },
    })
    let output = ''
    const collect = (text: Buffer) => {
      output += text.toString()
      if (output.includes('Wrote the catalogue')) portal.kill('SIGTERM')
    }
    portal.stdout.on('data', collect)
    portal.stderr.on('data', collect)
    const [code] = (await once(portal, 'close')) as [number | null]
    const cluster = realpathSync(join(dataDir, 'postgres'))
    // On a slow machine it also prints how long the database takes to stop.
    const lines = output
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('The database is stopping'))
    expect({ code, last: lines.at(-1) }).toEqual({
      code: 0,
      last: 'Stopped before it was open; the next start begins again.',
    })
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
    if (!cluster.startsWith(realpathSync(dataDir))) rmSync(dirname(cluster), { recursive: true })
    rmSync(dataDir, { recursive: true })
  })
})
