import type { Plugin } from 'vite'

const unused = /[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/
const user = /[\\/]react-query[\\/]build[\\/]modern[\\/]useInfiniteQuery\.js$/

/**
 * Leaves out what the query library has for reading page after page into one list: the first load would have it, and no
 * screen uses it. Fails the build once one does.
 */
export const noInfiniteQueries = (): Plugin => ({
  name: 'no-infinite-queries',
  apply: 'build',
  load: {
    filter: { id: unused },
    handler: () =>
      'export const infiniteQueryBehavior = () => undefined, hasNextPage = () => false, hasPreviousPage = hasNextPage',
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && Object.keys(file.modules).some((id) => user.test(id)))
        this.error('useInfiniteQuery is used: remove this plugin from web/vite.config.ts.')
  },
})
