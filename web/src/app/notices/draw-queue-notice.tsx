import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#web/api/query-client.ts'
import { QueueNotice } from './QueueNotice.tsx'

/** Draws the place in the queue in a root of its own, because the first screen may not be drawn yet. */
export const drawQueueNotice = (): void =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <QueryClientProvider client={queryClient}>
      <QueueNotice />
    </QueryClientProvider>,
  )
