import type { Rolldown } from 'vite'

/**
 * In which files the code is sent: latency rules the first load, so what every screen needs comes in few, and what some
 * share is not cut finer than is worth a request. A screen has one file of its own.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 3 },
    { name: 'portal', tags: ['$initial'], priority: 2 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 24_000, priority: 1 },
  ],
}
