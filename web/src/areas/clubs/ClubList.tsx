import { useSuspenseQuery } from '@tanstack/react-query'
import { clubs } from '#contract/campus/clubs.ts'
import { q } from '#web/api/call.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { Club } from './club.ts'
import { ClubCard } from './ClubCard.tsx'
import classes from './Clubs.module.css'
import { words } from './words.ts'

/** What concerns the student first: invitations, their clubs, their requests; then the other clubs. */
export const ClubList = () => {
  const t = useWords(words)
  const all = useSuspenseQuery(q(clubs.list)).data.clubs
  useLiveAnswers('clubs', true)
  const own = all.filter(({ membership }) => membership !== null)
  const others = all.filter(({ membership }) => membership === null)
  if (all.length === 0) return <EmptyState>{t('none')}</EmptyState>
  if (own.length === 0) return <Cards clubs={others} />
  return (
    <div className={classes['sections']}>
      <section aria-labelledby="own-clubs">
        <h2 id="own-clubs">{t('own')}</h2>
        <Cards clubs={own} />
      </section>
      <section aria-labelledby="other-clubs">
        <h2 id="other-clubs">{t('others')}</h2>
        {others.length === 0 ? <p className="muted">{t('noOthers')}</p> : <Cards clubs={others} />}
      </section>
    </div>
  )
}

const Cards = ({ clubs: shown }: { readonly clubs: readonly Club[] }) => (
  <ul className={classes['cards']}>
    {shown.map((club) => (
      <ClubCard key={club.self_governmentID} club={club} />
    ))}
  </ul>
)
