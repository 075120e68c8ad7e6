import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import pickerClasses from '#web/parts/group-picker/GroupPicker.module.css'
import { GroupTable } from '#web/parts/group-table/GroupTable.tsx'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { usePageToast } from '#web/ui/feedback/toast-store.ts'
import { PageUndo } from '#web/ui/feedback/undo/PageUndo.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { OfferedSubject } from '../subject-list/to-subject-state.ts'
import { GiveUpSeatButton } from '../my-registrations/GiveUpSeatButton.tsx'
import { words } from '../words.ts'
import classes from './GroupPanel.module.css'

interface Props {
  readonly own: Registered
  /** The focus goes to the confirmation that the seat is held. */
  readonly isNew: boolean
  readonly canGiveUp: boolean
  readonly isJustTaken: boolean
  readonly isJustChanged: boolean
  /** Opens the next subject to take; null: there is none, undefined: not known yet. */
  readonly next: { readonly subject: OfferedSubject; readonly open: () => void } | null | undefined
  readonly onBack: () => void
  /** Null where the groups cannot be changed. */
  readonly onChange: (() => void) | null
  readonly onGivenUp: () => void
}

/** The groups of a registered subject, and what can be done with the seat. */
export const SeatHeld = (props: Props) => {
  const { own, isNew, isJustTaken, isJustChanged, canGiveUp, next, onBack, onChange, onGivenUp } = props
  const t = useWords(words)
  const text = useLocalized()
  const { credits } = useSuspenseQuery(q(registration.alreadyRegistered)).data
  const hasUndo = usePageToast()?.undo !== undefined
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isNew) line.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <>
      <p ref={line} tabIndex={-1} className={classes['held']}>
        <Icon name="check" />
        {t(
          isJustTaken ? 'seatIsYours' : isJustChanged && hasUndo ? 'groupChangedHere' : 'youAreRegistered',
        )}{' '}
        {isJustTaken && (
          <span className={classes['ects']}>
            {t('creditsOf', { held: credits.semester, ects: credits.maximumPerSemester })}
          </span>
        )}
      </p>
      {isJustTaken && (
        <div className={`${classes['actions']} ${classes['after']}`}>
          <span className={classes['next']}>
            {next && (
              <button type="button" className="main-button" onClick={next.open}>
                <span>{t('nextSubject', { subject: text(next.subject, 'subject') })}</span>
              </button>
            )}
            {next === null && (
              <button type="button" className="plain-button" onClick={onBack}>
                {t('backToList')}
              </button>
            )}
          </span>
        </div>
      )}
      {/* Away from where the confirmation had its button: a second touch takes nothing back. */}
      {(isJustTaken || isJustChanged) && (
        <div className={classes['undo']}>
          <PageUndo />
        </div>
      )}
      {own.groups.map((group) => {
        const part = text(group, 'lecture_type')
        return (
          <section key={group.scheduleID} className={pickerClasses['part']} aria-label={part}>
            <h3 className={pickerClasses['partName']}>{part}</h3>
            <GroupTable label={part} groups={[group]} isOwn />
          </section>
        )
      })}
      <footer className={`${pickerClasses['foot']} ${classes['actions']}`}>
        {onChange && (
          <button type="button" className="plain-button" onClick={onChange}>
            {t('changeGroup')}
          </button>
        )}
        <Link to="/schedule" className="text-button">
          {t('seeInSchedule')}
        </Link>
        {canGiveUp ? <GiveUpSeatButton own={own} onGivenUp={onGivenUp} /> : <p>{t('giveUpClosed')}</p>}
      </footer>
    </>
  )
}
