import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '#web/api/chunk.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './CalendarFeeds.module.css'
import { words } from './words.ts'

const CalendarModal = lazy(async () => ({
  default: (await loadChunk(() => import('./CalendarModal.tsx'))).CalendarModal,
}))

/** Opens the addresses that a calendar program can subscribe to. */
export const AddToCalendar = () => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={`plain-button ${classes['add']}`} onClick={() => setOpen(true)}>
        <Icon name="calendar" /> {t('toMyCalendar')}
      </button>
      <Suspense>{isOpen && <CalendarModal onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
