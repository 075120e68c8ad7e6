import { useState } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './CalendarFeeds.module.css'
import { LazyCalendarModal } from './LazyCalendarModal.tsx'
import { words } from './words.ts'

/** Opens the addresses that a calendar program can subscribe to. */
export const AddToCalendar = () => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={`plain-button ${classes['add']}`} onClick={() => setOpen(true)}>
        <Icon name="calendar" /> {t('toMyCalendar')}
      </button>
      <LazyCalendarModal isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
