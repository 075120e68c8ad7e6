import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { GroupTable } from '#web/parts/GroupTable.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { GiveUpSeat } from './GiveUpSeat.tsx'
import classes from './GroupPanel.module.css'
import type { Registered } from '#web/parts/taken-groups.ts'
import { words } from './words.ts'

interface Props {
  readonly registration: Registered
  /** The seat was won just now: the reading goes on here. */
  readonly isNew: boolean
  readonly canGiveUp: boolean
  /** Begins to look for other groups, where they may be changed. */
  readonly onChange: (() => void) | null
  readonly onTold: (told: string) => void
}

/** The open subject is registered already: my groups of it, and the way to give up the seat. */
export const SeatHeld = ({ registration, isNew, canGiveUp, onChange, onTold }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isNew) line.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <>
      <p ref={line} tabIndex={-1} className={classes['held']}>
        <Icon name="check" /> {t('youAreIn')}
      </p>
      {registration.groups.map((group) => (
        <section key={group.scheduleID} className={classes['part']} aria-label={text(group, 'lecture_type')}>
          <h3 className={classes['partName']}>{text(group, 'lecture_type')}</h3>
          <GroupTable label={text(group, 'lecture_type')} groups={[group]} />
        </section>
      ))}
      <footer className={`${classes['foot']} ${classes['doings']}`}>
        {onChange && (
          <button type="button" className="plain-button" onClick={onChange}>
            {t('changeGroup')}
          </button>
        )}
        <Link to="/schedule" className="plain-button">
          {t('seeInSchedule')}
        </Link>
        {canGiveUp ? <GiveUpSeat registration={registration} onTold={onTold} /> : <p>{t('giveUpClosed')}</p>}
      </footer>
    </>
  )
}
