import { useSuspenseQuery } from '@tanstack/react-query'
import { clubs } from '#contract/campus/clubs.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ClubForm } from './ClubForm.tsx'
import classes from './ClubForm.module.css'
import { ClubRules } from './ClubRules.tsx'
import { words } from './words.ts'

/** The form beside the rules. */
export const ClubFormView = ({ clubID }: { readonly clubID: number | null }) => {
  const t = useWords(words)
  const all = useSuspenseQuery(q(clubs.own)).data.clubs
  const club = all.find(({ self_governmentID }) => self_governmentID === clubID) ?? null
  if (clubID !== null && !club?.is_mine)
    return (
      <EmptyState
        action={
          <ButtonLink kind="main" to="/clubs">
            {t('clubs')}
          </ButtonLink>
        }
      >
        {t('notHead')}
      </EmptyState>
    )
  const isApproved = club?.status === 'approved'
  return (
    <div className={classes['columns']}>
      <div className={classes['main']}>
        <p className={classes['lead']}>{t(isApproved ? 'changeNext' : 'foundNext')}</p>
        {(club?.change?.status ?? club?.status) === 'in_progress' && (
          <Notice kind="info">{t('replacesWaiting')}</Notice>
        )}
        <ClubForm club={club} />
      </div>
      <ClubRules />
    </div>
  )
}
