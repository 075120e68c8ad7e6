import { lazy, Suspense } from 'react'
import { loadChunk } from '#web/api/chunk.ts'
import { currentView } from '#web/api/student-view/student-view.ts'

const ViewBanner = lazy(async () => ({
  default: (await loadChunk(() => import('./ViewBanner.tsx'))).ViewBanner,
}))

/** A student loads nothing of the banner. */
export const LazyViewBanner = () =>
  currentView !== null && (
    <Suspense>
      <ViewBanner />
    </Suspense>
  )
