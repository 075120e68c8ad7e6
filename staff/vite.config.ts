import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { compress } from '../web/compress.ts'
import { listPages } from '../web/list-pages.ts'
import { noChunkCycles } from '../web/no-chunk-cycles.ts'
import { slimContract } from '../web/slim-contract.ts'
import { timeZone } from '../web/time-zone.ts'
import { paths } from './src/app/paths.ts'

// In development the API runs beside Vite.
const server = loadEnv('', import.meta.dirname, 'API')['API'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/staff/',
  plugins: [
    slimContract(),
    react(),
    listPages(paths.map((path) => (path === '/' ? '/staff' : `/staff${path}`))),
    noChunkCycles(),
    compress(),
    timeZone(`${server}/staff`),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // An inlined asset would not be cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': server } },
})
