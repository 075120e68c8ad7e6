import { lazy, Suspense } from 'react'
import { loadChunk } from '#web/api/chunk.ts'

const CalendarModal = lazy(async () => ({
  default: (await loadChunk(() => import('./CalendarModal.tsx'))).CalendarModal,
}))

/** The addresses that a calendar program can subscribe to. */
export const LazyCalendarModal = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Suspense>{isOpen && <CalendarModal onClose={onClose} />}</Suspense>
)
