import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { applyColorScheme } from '#web/api/color-scheme.ts'
import '#web/ui/tokens.css'
import '#web/ui/forced-colors.css'
import '#web/ui/global.css'
import { currentLocale } from '#web/i18n/locale.ts'
import { queryClient, setSignedOutListener } from './api/query-client.ts'
import { endLostSession } from './api/session.ts'
import { router } from './app/routes.tsx'

document.documentElement.lang = currentLocale()
applyColorScheme()
setSignedOutListener(endLostSession)

// Caught errors are shown on the screen, not in the console.
createRoot(document.getElementById('root')!, { onCaughtError: () => undefined }).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
