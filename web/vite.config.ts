import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { chunks } from './chunks.ts'
import { compress } from './compress.ts'
import { firstPaint } from './first-paint.ts'
import { noCircles } from './no-circles.ts'
import { offline } from './offline.ts'
import { wire } from './wire.ts'

const firstWord = (name: string): string => name.replace(/[~.].*/, '')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [wire(), react(), firstPaint(), noCircles(), offline(), compress()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // A picture in the page's own text would not be cached, and a small file costs as much as a big one here.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: chunks,
        // What some screens share is named by all of them otherwise.
        chunkFileNames: ({ name }) => `assets/${firstWord(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${firstWord(name)}-[hash][extname]`,
      },
    },
  },
  // The API runs beside Vite while the screens are written.
  server: { proxy: { '/api': loadEnv('', import.meta.dirname, 'API')['API'] ?? 'http://127.0.0.1:3000' } },
})
