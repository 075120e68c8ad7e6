import type { Plugin } from 'vite'

const start = 'function createBrowserHistory(opts) {'

/** Leaves out the router's own history: the first load would have it, and `create-history.ts` takes its place. */
export const noDefaultHistory = (): Plugin => ({
  name: 'no-default-history',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]@tanstack[\\/]history[\\/]dist[\\/]esm[\\/]index\.js$/ },
    handler(code) {
      if (!code.includes(start))
        this.error(`@tanstack/history has no "${start}": correct web/no-default-history.ts.`)
      return code.replace(start, `function createBrowserHistory() {}\nfunction unused(opts) {`)
    },
  },
})
