import { useSuspenseQuery } from '@tanstack/react-query'
import { clubs } from '#contract/campus/clubs.ts'
import { q } from '#web/api/call.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { JoinRequests } from '../members/JoinRequests.tsx'
import { MemberList } from '../members/MemberList.tsx'
import { ProjectList } from '../projects/ProjectList.tsx'
import { CloseClub } from './CloseClub.tsx'
import { ClubState } from './ClubState.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import classes from './Manage.module.css'
import { words } from './words.ts'

/** One of the student's clubs: its state, its projects and its members. */
export const ClubView = ({ id }: { readonly id: number }) => {
  const t = useWords(words)
  const text = useLocalized()
  const all = useSuspenseQuery(q(clubs.own)).data.clubs
  useLiveAnswers('clubs', true)
  const club = all.find((each) => each.self_governmentID === id)
  if (!club?.is_member)
    return (
      <EmptyState
        action={
          <ButtonLink kind="main" to="/clubs">
            {t('clubs')}
          </ButtonLink>
        }
      >
        {t('gone')}
      </EmptyState>
    )
  const isApproved = club.status === 'approved'
  const isHead = club.role === 'head'
  return (
    <div className={classes['columns']}>
      <div className={classes['main']}>
        {isHead && <ClubState club={club} />}
        {isHead && isApproved && <JoinRequests clubID={id} />}
        {isApproved && <ProjectList clubID={id} canChange={club.role !== 'member'} />}
        <section aria-labelledby="about-club">
          <h2 id="about-club">{t('about')}</h2>
          {club.picture && (
            <img className={classes['picture']} src={club.picture} alt="" width={640} height={360} />
          )}
          <p className={classes['text']}>{text(club, 'description')}</p>
          <div className={classes['actions']}>
            {isHead && club.change === null && isApproved && (
              <ButtonLink kind="plain" to="/clubs/form" search={{ club: id } as never}>
                {t('change')}
              </ButtonLink>
            )}
            <LeaveButton club={club} />
            {isHead && isApproved && club.change?.closing_reason == null && <CloseClub club={club} />}
          </div>
        </section>
      </div>
      {isApproved && <MemberList clubID={id} isHead={isHead} />}
    </div>
  )
}
