import { useLayoutEffect, useRef, useState } from 'react'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { Club } from './club.ts'
import { ClubActions } from './ClubActions.tsx'
import classes from './Clubs.module.css'
import { words } from './words.ts'

/** The student's relation to a club, as its icon and its word. */
const findState = ({ status, membership, role }: Club): readonly [IconName, keyof typeof words] | null => {
  if (status === 'in_progress') return ['clock', 'waitsForApproval']
  if (status === 'rejected') return ['close', 'rejected']
  if (membership === 'invited') return ['bell', 'invited']
  if (membership === 'asked') return ['clock', 'asked']
  return role && ['check', role]
}

/** A club: its picture, what it is, how many are in it, and what the student can do. */
export const ClubCard = ({ club }: { readonly club: Club }) => {
  const t = useWords(words)
  const text = useLocalized()
  const state = findState(club)
  const name = text(club, 'name')
  return (
    <li className={classes['card']} data-state={club.membership ?? undefined}>
      {club.picture && (
        <img
          className={classes['picture']}
          src={club.picture}
          alt=""
          width={640}
          height={360}
          loading="lazy"
        />
      )}
      <div className={classes['body']}>
        <h3>{name}</h3>
        <p className={classes['line']}>
          <Icon name="people" size={18} /> {t('members', { count: club.members })}
        </p>
        {state && (
          <p className={classes['state']} data-state={state[1]}>
            <Icon name={state[0]} size={18} /> {t(state[1])}
          </p>
        )}
        <Description name={name}>{text(club, 'description')}</Description>
        <ClubActions club={club} />
      </div>
    </li>
  )
}

/** The beginning of a description, which opens where there is more of it. */
const Description = ({ name, children }: { readonly name: string; readonly children: string }) => {
  const t = useWords(words)
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    const shown = paragraph.current
    if (shown === null) return undefined
    const measure = () => setCut((cut) => cut || shown.scrollHeight > shown.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={classes['about']}>
      <p ref={paragraph} className={classes['text']} data-open={isOpen || undefined}>
        {children}
      </p>
      {isCut && (
        <ActionButton
          kind="text"
          ariaLabel={t(isOpen ? 'lessOf' : 'moreOf', { club: name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'less' : 'more')}
        </ActionButton>
      )}
    </div>
  )
}
