import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { chunks } from './chunks.ts'
import { toClassName } from './class-name.ts'
import { compress } from './compress.ts'
import { firstPaint } from './first-paint.ts'
import { listPages } from './list-pages.ts'
import { secondMinifier } from './minify-again.ts'
import { noChunkCycles } from './no-chunk-cycles.ts'
import { noDefaultHistory } from './no-default-history.ts'
import { noInfiniteQueries } from './no-infinite-queries.ts'
import { serviceWorker } from './service-worker.ts'
import { slimContract } from './slim-contract.ts'
import { screenNames } from './src/app/paths.ts'
import { timeZone } from './time-zone.ts'

// In development the API runs beside Vite.
const { API: server = 'http://127.0.0.1:3000', STAFF: staff = server } = loadEnv('', import.meta.dirname, [
  'API',
  'STAFF',
])

/** Enough to recognise a chunk by. */
const maxChunkName = 4
const firstWord = (name: string): string => name.replace(/[~.].*/, '')

/** `Features.LightDark` of Lightning CSS: no style here uses `light-dark()`, whose fallback every page would carry. */
const lightDark = 1 << 20

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    slimContract(),
    react(),
    firstPaint(),
    listPages(Object.keys(screenNames)),
    noChunkCycles(),
    noDefaultHistory(),
    noInfiniteQueries(),
    secondMinifier(),
    serviceWorker(),
    compress(),
    timeZone(server),
  ],
  // The shim is for versions of React that lack the hook.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
  css: {
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: toClassName },
    lightningcss: { exclude: lightDark },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // An inlined asset would not be cached.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every page has these already.
      resolveDependencies: (_file, needed) =>
        needed.filter((file) => !/\/(index|vend|roll)-[^/]*$/.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: chunks,
        // Otherwise a shared chunk is named after all its screens. The first page names every file, so names are short.
        chunkFileNames: ({ name }) => `assets/${firstWord(name).slice(0, maxChunkName)}-[hash:7].js`,
        // Only fonts are looked for by their name.
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:6][extname]' : `assets/${firstWord(name)}-[hash:6][extname]`,
      },
    },
  },
  // The pages of staff come from their own Vite.
  server: { proxy: { '/api': server, '/staff': { target: staff, ws: true } } },
})
