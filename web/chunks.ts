import type { Rolldown } from 'vite'

/**
 * In which files the code is sent: latency rules the first load, and a browser asks for six files at once, so what every
 * screen needs comes in two files, and what some screens share in few. They stand in layers, as the house does: what
 * screens share of the pieces knows nothing of the areas, so no two files wait for each other (`no-circles.ts`).
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
    {
      name: 'shared',
      test: /[\\/](node_modules|contract|rules|web[\\/]src[\\/](ui|parts|i18n|api))[\\/]/,
      minShareCount: 2,
      priority: 0.5,
    },
    { name: 'areas', test: /[\\/]web[\\/]src[\\/]areas[\\/]/, minShareCount: 2 },
  ],
}
