import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ActionMenu } from '#web/ui/layout/ActionMenu.tsx'
import classes from './CalendarFeeds.module.css'
import { LazyCalendarModal } from './LazyCalendarModal.tsx'
import { words } from './words.ts'

/** Opens the addresses that a calendar program can subscribe to; on a phone in a menu, as it is needed seldom. */
export const AddToCalendar = () => {
  const t = useWords(words)
  const isPhone = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isPhone ? (
        <div className={classes['menu']}>
          <ActionMenu
            ariaLabel={t('more')}
            actions={[{ label: t('toMyCalendar'), onSelect: () => setOpen(true) }]}
          />
        </div>
      ) : (
        <button type="button" className={`plain-button ${classes['add']}`} onClick={() => setOpen(true)}>
          <Icon name="calendar" /> {t('toMyCalendar')}
        </button>
      )}
      <LazyCalendarModal isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
