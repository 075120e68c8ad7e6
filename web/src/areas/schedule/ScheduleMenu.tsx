import { useState } from 'react'
import { LazyCalendarModal } from '#web/areas/feeds/LazyCalendarModal.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import classes from './ScheduleBar.module.css'
import { words } from './words.ts'

/** Rarely used actions: the calendar subscription and the print. */
export const ScheduleMenu = () => {
  const t = useWords(words)
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  return (
    <div className={classes['menu']}>
      <Disclosure label={<Icon name="dots" />} ariaLabel={t('more')} closesOnClick>
        <ul className="plain-list">
          <li>
            <button type="button" className={classes['item']} onClick={() => setCalendarOpen(true)}>
              <Icon name="calendar" /> {t('subscribe')}
            </button>
          </li>
          <li>
            <button type="button" className={classes['item']} onClick={() => print()}>
              <Icon name="print" /> {t('print')}
            </button>
          </li>
        </ul>
      </Disclosure>
      <LazyCalendarModal isOpen={isCalendarOpen} onClose={() => setCalendarOpen(false)} />
    </div>
  )
}
