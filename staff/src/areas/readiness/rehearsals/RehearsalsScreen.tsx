import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { rehearsals } from '#contract/staff/readiness/rehearsals.ts'
import { QueryContent } from '#staff/ui/QueryContent.tsx'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { q, type Reply } from '#web/api/call.ts'
import { formatShortInstant } from '#web/i18n/format.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { isOpen } from './is-open.ts'
import { ReadinessTabs } from './ReadinessTabs.tsx'
import classes from './Rehearsals.module.css'
import { StartForm } from './StartForm.tsx'
import { words } from './words.ts'

type Rehearsals = Reply<typeof rehearsals.list>

const readAgainMs = 3000

const Past = ({ items }: Pick<Rehearsals, 'items'>) => {
  const t = useWords(words)
  const locale = useLocale()
  const nameOf = useStaffName()
  return (
    <ul className={classes['list']}>
      {items.map((each) => (
        <li key={each.rehearsalID}>
          <Link to="/rehearsals/$id" params={{ id: String(each.rehearsalID) }}>
            {t('title', { id: each.rehearsalID })}
          </Link>
          <span data-state={each.state}>
            {each.state === 'queued'
              ? t('startsAt', { time: formatShortInstant(each.run_at, locale) })
              : t(each.state)}
          </span>
          <span className="muted">
            {each.staff === null ? t('commandLine') : nameOf(each.staff)},{' '}
            {formatShortInstant(each.created_at, locale)}
            {each.opens_at !== null && ` · ${t('openingOf', { time: formatInstant(each.opens_at, locale) })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

const Overview = ({ data }: { readonly data: Rehearsals }) => {
  const t = useWords(words)
  const navigate = useNavigate()
  const { opening, items } = data
  return (
    <div className={classes['view']}>
      {opening === null ? (
        <Notice kind="info">{t('noOpening')}</Notice>
      ) : (
        !items.some(isOpen) && <StartForm opening={opening} />
      )}
      <section aria-labelledby="past">
        <h2 id="past">{t('past')}</h2>
        {items.length === 0 ? <EmptyState>{t('none')}</EmptyState> : <Past items={items} />}
        <Pager
          page={data.page}
          perPage={data.perPage}
          total={data.total}
          onGo={(page) => void navigate({ to: '/rehearsals', search: { page }, resetScroll: false })}
        />
      </section>
    </div>
  )
}

/** The next opening, the start of a rehearsal of it, and the rehearsals so far. */
const RehearsalsScreen = () => {
  const t = useWords(words)
  const { page = 1 } = useSearch({ from: '/signed-in/rehearsals' })
  const list = useQuery({
    ...q(rehearsals.list, { query: { page } }),
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? readAgainMs : false),
  })
  return (
    <Screen name={t('rehearsal')}>
      <ReadinessTabs />
      <p className={classes['lead']}>{t('lead')}</p>
      <QueryContent query={list}>{(data) => <Overview data={data} />}</QueryContent>
    </Screen>
  )
}

export default RehearsalsScreen
