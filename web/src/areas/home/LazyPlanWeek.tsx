import { lazy } from 'react'
import { loadChunk } from '#web/api/chunk.ts'

/** The week of a plan, which few students see and which needs much of registration. */
export const LazyPlanWeek = lazy(async () => ({
  default: await loadChunk(async () => (await import('./PlanWeek.tsx')).PlanWeek),
}))
