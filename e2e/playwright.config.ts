import { defineConfig } from '@playwright/test'

const port = 3917

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One worker: all journeys share one browser and one portal, on two cores.
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'ka-GE',
    timezoneId: 'Asia/Tbilisi',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node e2e/server.ts',
    cwd: '..',
    url: `http://127.0.0.1:${port}/login`,
    env: { PORT: String(port), HOST: '127.0.0.1' },
    stdout: 'pipe',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
