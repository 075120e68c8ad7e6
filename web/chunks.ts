import type { Rolldown } from 'vite'

/**
 * In which files the code is sent: latency rules the first load, so what every screen needs comes in two files. The
 * rest is cut by who uses it, as the bundler does: groups of our own making led files in circles.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: 'vendor',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|zod|@tanstack)[\\/]/,
      priority: 2,
    },
    { name: 'portal', tags: ['$initial'], priority: 1 },
  ],
}
