import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

// Starts the portals of all workers at the same time, and says when all of them are open.
const portals = JSON.parse(process.env['JOURNEYS_PORTALS'] ?? '[]') as { port: number; folder: string }[]
const server = fileURLToPath(new URL('./server.ts', import.meta.url))

// Each portal has a database of its own.
const { DATABASE_URL: _, ...settings } = process.env
const children = portals.map(({ port, folder }) =>
  spawn(process.execPath, [server], {
    env: { ...settings, PORT: String(port), PORTAL_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  }),
)
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGTERM', stop)

let opened = 0
for (const { stdout } of children) {
  createInterface({ input: stdout }).on('line', (line) => {
    process.stdout.write(`${line}\n`)
    if (!line.startsWith('The portal is open')) return
    opened += 1
    if (opened === children.length) process.stdout.write('All portals are open.\n')
  })
}

const codes = await Promise.all(
  children.map(async (child) => {
    const [code] = (await once(child, 'exit')) as [number | null]
    stop() // without one of them the tests cannot run
    return code
  }),
)
process.exitCode = codes.find((code) => code !== 0) ?? 0
