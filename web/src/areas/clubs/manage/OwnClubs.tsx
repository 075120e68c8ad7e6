import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clubs } from '#contract/campus/clubs.ts'
import { q } from '#web/api/call.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Club } from '../club.ts'
import classes from './Manage.module.css'
import { words } from './words.ts'

type ChangeWords = 'changeRejected' | 'changeWaits' | 'closingRejected' | 'closingWaits'

/** The clubs of which the student is a member, each with what waits in it. */
export const OwnClubs = () => {
  const t = useWords(words)
  const own = useSuspenseQuery(q(clubs.own)).data.clubs.filter(({ is_member }) => is_member)
  useLiveAnswers('clubs', true)
  if (own.length === 0)
    return (
      <EmptyState
        action={
          <ButtonLink kind="main" to="/clubs">
            {t('clubs')}
          </ButtonLink>
        }
      >
        {t('none')}
      </EmptyState>
    )
  return (
    <ul className={classes['clubs']}>
      {own.map((club) => (
        <OwnClub key={club.self_governmentID} club={club} />
      ))}
    </ul>
  )
}

const toStateWords = ({ status, change }: Club): 'in_progress' | 'rejected' | ChangeWords => {
  if (status !== 'approved') return status
  const isRejected = change?.status === 'rejected'
  if (change?.closing_reason == null) return isRejected ? 'changeRejected' : 'changeWaits'
  return isRejected ? 'closingRejected' : 'closingWaits'
}

const OwnClub = ({ club }: { readonly club: Club }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { self_governmentID, status, role, asked, change } = club
  const state = status === 'approved' ? change?.status : status
  return (
    <li>
      <Link to="/clubs/manage" search={{ club: self_governmentID } as never} className={classes['club']}>
        {club.picture && <img src={club.picture} alt="" width={96} height={54} />}
        <span className={classes['clubText']}>
          <strong>{text(club, 'name')}</strong>
          <span className="muted">{role && t(role)}</span>
          {state && (
            <span className={classes['mark']} data-state={state}>
              <Icon name={state === 'rejected' ? 'close' : 'clock'} size={18} /> {t(toStateWords(club))}
            </span>
          )}
          {asked > 0 && (
            <span className={classes['mark']} data-state="asked">
              <Icon name="people" size={18} /> {t('askedCount', { count: asked })}
            </span>
          )}
        </span>
        <Icon name="right" size={18} />
      </Link>
    </li>
  )
}
