import { defineConfig } from 'vitest/config'
import { setTestClock } from './boot/test-clock/set-test-clock.mjs'

setTestClock(process.env)

/** The defaults of five seconds for a test and one for a condition are too short on a busy machine; speed is measured in bench/. */
const testTimeout = 180_000
const poll = { timeout: 60_000 }

export default defineConfig({
  test: {
    // By default one core stays idle, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'rules/**/*.test.ts',
            'contract/**/*.test.ts',
            'server/src/enrolment/decide/**/*.test.ts',
          ],
          isolate: false,
          testTimeout,
          expect: { poll },
        },
      },
      // These stub globals and keep state in modules, so each file gets its own, in a thread, which starts sooner than a process.
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.ts', 'staff/**/*.test.ts'],
          pool: 'threads',
          testTimeout,
          expect: { poll },
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'demo/**/*.test.ts', 'boot/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['node_modules/**', 'server/src/enrolment/decide/**'],
          globalSetup: ['server/src/db/test-server.ts'],
          // The server keeps its state per database, and each file has its own. A file that mocks a module resets modules before and after it.
          isolate: false,
          testTimeout,
          hookTimeout: testTimeout,
          expect: { poll },
        },
      },
      {
        test: {
          name: 'boundaries',
          include: ['boundaries/**/*.test.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
})
