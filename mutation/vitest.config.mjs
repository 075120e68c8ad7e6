import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['rules/**/*.test.ts', 'server/src/enrolment/decide/**/*.test.ts'],
    // Counting what each test runs makes them slow, and a mutant that a time limit ends would look detected.
    testTimeout: 120_000,
    setupFiles: ['mutation/fixed-seed.mjs'],
  },
})
