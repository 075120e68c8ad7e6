import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { makeApp } from './app.ts'
import { CannotStart } from './db/cannot-start.ts'
import { databaseFailure } from './db/database-failure.ts'
import { lockDataFolder, startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { isEmpty, namedStudents } from './db/sql.ts'
import { env } from './env.ts'
import { deliver } from './mail/deliver.ts'
import { servePages } from './http/pages.ts'

const say = (line: string) => console.log(line)

const portIsFree = async (): Promise<void> => {
  const probe = createServer().listen(env.port, env.host)
  await once(probe, 'listening').catch(({ code }: { code?: string }) => {
    throw new CannotStart(
      code === 'EADDRINUSE'
        ? `Port ${env.port} is in use: stop what runs there, or choose another with PORT.`
        : `Port ${env.port} cannot be opened (${code}): choose another with PORT.`,
    )
  })
  probe.close()
  await once(probe, 'close')
}

const fillDemo = async (databaseUrl: string): Promise<void> => {
  // A process of its own: the portal itself never imports the demo.
  const demo = spawn(process.execPath, [join(env.root, 'demo/src/main.ts'), '--if-empty'], {
    stdio: 'inherit',
    env: { ...env.all, DATABASE_URL: databaseUrl },
  })
  const [code] = (await once(demo, 'exit')) as [number | null]
  if (code !== 0) throw new CannotStart('The demo university could not be made; nothing of it was kept.')
}

const wantsDemo = (): boolean => {
  const args = process.argv.slice(2)
  const unknown = args.find((arg) => arg !== '--demo')
  if (unknown !== undefined) throw new CannotStart(`npm start -- [--demo]: what is "${unknown}"?`)
  return env.databaseUrl === undefined || args.length > 0
}

const start = async (): Promise<void> => {
  const fills = wantsDemo()
  if (env.smtpUrl !== undefined && env.publicUrl === undefined) {
    throw new CannotStart('SMTP_URL is set without PUBLIC_URL: letters would carry links that lead nowhere.')
  }
  await portIsFree()
  const leaving: (() => unknown)[] = []
  const leave = async () => {
    for (const step of leaving.toReversed()) await step()
  }
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void leave().then(() => process.exit(0))
  }
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop)

  try {
    let url = env.databaseUrl
    if (url === undefined) {
      leaving.push(lockDataFolder(env.dataDir))
      const embedded = await startEmbedded({ dataDir: env.dataDir, log: say })
      leaving.push(() => embedded.stop())
      url = embedded.url
    }
    const databaseUrl = url
    await migrate(databaseUrl).catch((error: unknown) => {
      throw error instanceof CannotStart ? error : databaseFailure(error, databaseUrl)
    })
    const db = openDatabase(databaseUrl, env.poolSize)
    leaving.push(() => db.close())
    if (fills && (await isEmpty(db))) await fillDemo(databaseUrl)

    const app = makeApp({ db, withPages: true })
    await servePages(app, join(env.root, 'web/dist'))
    leaving.push(() => app.close())
    void deliver(db) // what an earlier run could not send
    await app.listen({ port: env.port, host: env.host })
    say(`\nThe portal is open: http://localhost:${env.port}`)
    const students = await namedStudents(db)
    for (const { code, password, state_en } of students) say(`  ${code}  ${password.padEnd(14)}  ${state_en}`)
    say(students.length > 0 ? '\nStop it with Ctrl-C; its data stay.' : 'Stop it with Ctrl-C.')
  } catch (error) {
    await leave()
    throw error
  }
}

await start().catch((error: unknown) => {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
})
