import { lazy, Suspense } from 'react'
import { loadChunk } from '#web/api/chunk.ts'
import { currentView } from '#web/api/student-view/student-view.ts'

const ViewBanner = lazy(async () => ({
  default: (await loadChunk(() => import('./ViewBanner.tsx'))).ViewBanner,
}))

/** Over every page while staff see the portal as a student; nothing for the student. */
export const StudentViewBanner = () =>
  currentView === null ? null : (
    <Suspense>
      <ViewBanner />
    </Suspense>
  )
