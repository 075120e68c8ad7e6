import { lazy } from 'react'
import { loadChunk } from '#web/api/chunk.ts'

/** The changes in the words of their pages, which come with the first look at them. */
export const LazyNewsLines = lazy(async () => ({
  default: await loadChunk(async () => (await import('./NewsLines.tsx')).NewsLines),
}))
