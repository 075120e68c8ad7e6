import type { Rolldown } from 'vite'

/**
 * In which files the code is sent: latency rules the first load, and a browser asks for six files at once, so what every
 * screen needs comes in two files, and what some screens share in few: cut by who uses it, small pieces joined.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: 'vendor',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|zod|@tanstack)[\\/]/,
      priority: 3,
    },
    { name: 'portal', tags: ['$initial'], priority: 2 },
    // Whole: cut by who uses which part of it, files that share its pieces would wait for each other.
    { name: 'mantine', test: /[\\/]node_modules[\\/]|[\\/]ui[\\/]mantine\.css$/, priority: 1 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 60_000 },
  ],
}
