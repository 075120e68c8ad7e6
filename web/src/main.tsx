import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { clearCachedReads } from './api/offline/read-cache.ts'
import { queryClient } from './api/query-client.ts'
import { storedToken, takeReturnAddress } from './api/session/session.ts'
import { loadUser } from './api/session/sign-in.ts'
import { getAhead, router } from './app/routes.tsx'
// These need nothing and are needed everywhere: cut in between, two files would wait for each other.
import './parts/pastels.css'
import './ui/modal/Modal.module.css'
import './parts/words.ts'

if (storedToken() !== null) {
  // After a log-in the portal starts at "/" and goes on to the address that was asked for first.
  const asked = location.pathname === '/' ? takeReturnAddress() : null
  if (asked !== null) history.replaceState(null, '', asked)
  loadUser().catch(() => {
    // The guard asks again and tells.
  })
  getAhead(location.pathname)
} else {
  // Nothing of whoever was here before, however she left.
  clearCachedReads().catch(() => undefined)
}

const draw = (): void =>
  // What a boundary caught is told on the screen, and not once more to the console.
  createRoot(document.getElementById('root')!, { onCaughtError: () => undefined }).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )

// The first paint stays until the first screen can be drawn whole. Not awaited here: the screens' code imports this file.
void router.load().then(draw, draw)
