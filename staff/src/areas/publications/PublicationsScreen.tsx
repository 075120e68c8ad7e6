import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { publications } from '#contract/staff/publications.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { PublicationRow } from './PublicationRow.tsx'
import type { PublicationsSearch } from './publications-search.ts'
import classes from './PublicationsScreen.module.css'
import { refreshMs } from './refresh-ms.ts'
import { words } from './words.ts'

interface TableProps {
  readonly search: PublicationsSearch
  readonly onPage: (page: number) => void
}

const PublicationTable = ({ search, onPage }: TableProps) => {
  const t = useWords(words)
  const list = useQuery({
    ...q(publications.list, { query: search }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'waiting') === true && refreshMs,
  })
  const { data, error, isPending } = list
  return (
    <>
      {error !== null && (
        <ProblemNotice
          problem={error}
          action={<RetryButton failure={error} onRetry={() => void list.refetch()} />}
        />
      )}
      {isPending && <Skeleton shape="rows" />}
      {data?.items.length === 0 && <EmptyState>{t(data.page === 1 ? 'none' : 'noneOnPage')}</EmptyState>}
      {data !== undefined && data.items.length > 0 && (
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('toWhom')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('author')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((each) => (
              <PublicationRow key={each.publicationID} publication={each} now={list.dataUpdatedAt} />
            ))}
          </tbody>
        </table>
      )}
      {data !== undefined && (
        <Pager page={data.page} perPage={data.perPage} total={data.total} onGo={onPage} />
      )}
    </>
  )
}

/** What was published to students, waits for its time or was cancelled, newest first; the page stands in the address. */
const PublicationsScreen = () => {
  const t = useWords(words)
  const search = useSearch({ from: '/signed-in/publications' })
  const navigate = useNavigate()
  return (
    <Screen
      name={t('publications')}
      action={
        <Link to="/publications/new" className="main-button">
          {t('add')}
        </Link>
      }
    >
      <PublicationTable
        search={search}
        onPage={(page) =>
          void navigate({ to: '/publications', search: { page }, replace: true, resetScroll: false })
        }
      />
    </Screen>
  )
}

export default PublicationsScreen
