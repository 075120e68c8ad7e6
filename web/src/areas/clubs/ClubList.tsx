import { useSuspenseQuery } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import { clubs } from '#contract/campus/clubs.ts'
import { q } from '#web/api/call.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import type { Club } from './club.ts'
import { ClubCard } from './ClubCard.tsx'
import classes from './Clubs.module.css'
import { words } from './words.ts'

/** The student's own first: invitations, their clubs, their requests; then the other clubs. */
export const ClubList = () => {
  const t = useWords(words)
  const [page, setPage] = useState(1)
  const { items, total, perPage } = useSuspenseQuery(
    q(clubs.list, page === 1 ? {} : { query: { page } }),
  ).data
  useLiveAnswers('clubs', true)
  const own = items.filter(({ membership }) => membership !== null)
  const others = items.filter(({ membership }) => membership === null)
  if (total === 0) return <EmptyState>{t('none')}</EmptyState>
  return (
    <div className={classes['sections']}>
      {own.length > 0 && (
        <section aria-labelledby="own-clubs">
          <h2 id="own-clubs">{t('own')}</h2>
          <Cards clubs={own} />
        </section>
      )}
      {own.length === 0 && <Cards clubs={others} />}
      {own.length > 0 && (others.length > 0 || own.length === total) && (
        <section aria-labelledby="other-clubs">
          <h2 id="other-clubs">{t('others')}</h2>
          {others.length === 0 ? <p className="muted">{t('noOthers')}</p> : <Cards clubs={others} />}
        </section>
      )}
      <Pager
        page={page}
        perPage={perPage}
        total={total}
        onGo={(next) => {
          startTransition(() => setPage(next))
          scrollTo({ top: 0 })
        }}
      />
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
