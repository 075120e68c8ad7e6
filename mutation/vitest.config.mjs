import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['rules/**/*.test.ts', 'server/src/enrolment/decide/**/*.test.ts'],
    setupFiles: ['mutation/fixed-seed.mjs'],
  },
})
