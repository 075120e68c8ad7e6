import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { clearCachedReads } from './api/offline/read-cache.ts'
import { isView } from './api/student-view/is-view.ts'
import { isWaiting } from './api/default-options.ts'
import { queryClient } from './api/query-client.ts'
import { storedToken, takeReturnAddress } from './api/session/session.ts'
import { beginSession, loadUser } from './api/session/sign-in.ts'
import { waitForHomeDrawn } from './app/first-paint/home-drawn.ts'
import { prefetchScreen, router } from './app/routes.tsx'
// Without dependencies and needed everywhere: in the entry file they cannot cause a chunk cycle.
import './parts/subject-name/pastels.css'

// A cookie pair removes the stored token before anything is read with it (spec 4.2.1). The guards wait for this.
void beginSession()

if (storedToken() !== null) {
  // After a log-in: on to the address that was requested before.
  const returnAddress = location.pathname === '/' ? takeReturnAddress() : null
  if (returnAddress !== null) {
    router.history.replace(returnAddress)
    router.history.flush()
  }
  loadUser().catch(() => {
    // The guard loads the user again and handles the failure.
  })
  prefetchScreen(location.pathname)
} else {
  // Nothing is left of the previous student.
  clearCachedReads().catch(() => undefined)
}

const draw = (): void =>
  // Caught errors are shown on the screen, not in the console.
  createRoot(document.getElementById('root')!, { onCaughtError: () => undefined }).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )

if (isView())
  void import('./app/student-view/draw-view-banner.tsx').then(({ drawViewBanner }) => drawViewBanner())

const unsubscribe = queryClient.getQueryCache().subscribe(({ query }) => {
  if (!isWaiting(query.state.fetchFailureReason)) return
  unsubscribe()
  import('./app/notices/draw-queue-notice.tsx').then(
    ({ drawQueueNotice }) => drawQueueNotice(),
    // The wait itself goes on without it.
    () => undefined,
  )
})

// The first paint stays until the first screen is ready. Not awaited, because the screens' code imports this file.
void Promise.all([router.load(), waitForHomeDrawn()]).then(draw, draw)

/** After what the screen reads. */
const lateStartDelayMs = 2500
setTimeout(
  () =>
    import('./app/start-late.ts').then(
      ({ startLate }) => startLate(),
      () => undefined,
    ),
  lateStartDelayMs,
)
