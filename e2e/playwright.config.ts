import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { setTestClock } from '../boot/test-clock/set-test-clock.mjs'
import { browserArguments } from './browser-arguments.ts'
import { choosePorts } from './choose-ports.ts'

// Set before the workers and portals start, which inherit this environment. Other browsers keep the machine's clock.
if (process.env['ENGINE'] === undefined) setTestClock(process.env)

const workers = Number(process.env['JOURNEYS_WORKERS'] ?? 1)
// Each worker reads this file again and gets the ports and folders from the main process. The portal creates its folder,
// because the dead-code check reads this file too.
const ports = (process.env['JOURNEYS_PORTS'] ??= (await choosePorts(workers)).join(' ')).split(' ')
const folders = (process.env['JOURNEYS_DATA'] ??= join(tmpdir(), `portal-journeys-${randomUUID()}`))
const portals = ports.map((port, index) => ({ port: Number(port), folder: `${folders}-${index}` }))
/** The portal of this worker; a worker that replaces a failed one uses the same portal. */
const { port, folder } = portals[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]!
process.env['JOURNEYS_PORTAL'] = folder

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Each worker has its own browser and portal, because tests change the university; within a worker tests run
  // one after the other.
  workers,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // Long enough for a busy machine. Only failing tests take this long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'ka-GE',
    timezoneId: process.env['TEST_TIME_ZONE'] ?? 'Asia/Tbilisi',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // The offline cache would answer instead of the portal; the offline test allows it.
    serviceWorkers: 'block',
    // A trace takes a tenth of the time, and a third with copies of the page; `--trace on` records one where it is needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without a UTF-8 locale the browser names a file with Georgian letters "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      executablePath: process.env['CHROMIUM_PATH'],
      args: browserArguments,
    },
  },
  webServer: {
    command: 'node e2e/servers.ts',
    cwd: '..',
    wait: { stdout: /All portals are open/ },
    // Settings of the machine must not lead the tests to another database or mail server.
    env: {
      JOURNEYS_PORTALS: JSON.stringify(portals),
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      SMTP_URL: '',
      PUBLIC_URL: '',
    },
    stdout: 'pipe',
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
})
