import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#web/api/query-client.ts'
import { leaveView } from '#web/api/student-view/leave-view.ts'
import { hasToken } from '#web/api/student-view/student-view.ts'
import { ViewBanner } from './ViewBanner.tsx'

/** Above whatever the portal shows, so that it stays when a page fails; a student loads nothing of it. */
export const drawViewBanner = (): void => {
  // The session is over, and this is the page of the log-in.
  if (!hasToken()) return leaveView()
  const place = document.createElement('div')
  document.body.prepend(place)
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <ViewBanner />
    </QueryClientProvider>,
  )
}
