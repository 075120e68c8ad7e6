import type { ReactNode } from 'react'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import type { LabGroup } from './medicine.ts'
import classes from './Medicine.module.css'
import { words } from './words.ts'

interface Props {
  readonly group: LabGroup
  /** Left out if it is not possible. */
  readonly onJoin?: (group: LabGroup) => void
  readonly onLeave?: (group: LabGroup) => void
  /** Why the last attempt to join failed. */
  readonly children?: ReactNode
}

/** One laboratory group: members, free places, and a button to join or leave. */
export const LabGroupItem = ({ group, onJoin, onLeave, children }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { name, students, places, is_mine, made_by_me } = group
  const isFull = students.length >= places
  const formatName = (student: LabGroup['students'][number]) => {
    const full = `${text(student, 'fname')} ${text(student, 'lname')}`
    return student.is_me ? `${full} (${t('me')})` : full
  }
  return (
    <li
      className={classes['item']}
      data-mine={is_mine || undefined}
      data-full={(isFull && !is_mine) || undefined}
    >
      <div>
        <h3>{name}</h3>
        <p>{students.map(formatName).join(', ')}</p>
        <p className={classes['state']}>
          <Icon name={is_mine ? 'check' : isFull ? 'lock' : 'people'} size={18} />
          {isFull ? t('isFull', { limit: places }) : t('students', { count: students.length, limit: places })}
        </p>
        {made_by_me && is_mine && <p className={classes['muted']}>{t('createdByYou')}</p>}
      </div>
      {onLeave && (
        <ActionButton kind="plain" onClick={() => onLeave(group)}>
          {t('leave')}
        </ActionButton>
      )}
      {onJoin && !isFull && (
        <ActionButton kind="plain" ariaLabel={t('joinOf', { name })} onClick={() => onJoin(group)}>
          {t('join')}
        </ActionButton>
      )}
      {children}
    </li>
  )
}
