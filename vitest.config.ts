import { defineConfig } from 'vitest/config'

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
            'web/**/*.test.ts',
            'server/src/enrolment/decide/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'demo/**/*.test.ts', 'boot/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['node_modules/**', 'server/src/enrolment/decide/**'],
          globalSetup: ['server/src/db/test-server.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'boundaries',
          include: ['boundaries/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
