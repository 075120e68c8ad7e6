import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { audit } from '#contract/staff/audit.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { findOperationPhrase } from '#staff/ui/operation-words.ts'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { q, type Reply } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { AuditChange } from './AuditChange.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import type { AuditSearch } from './audit-search.ts'
import classes from './AuditScreen.module.css'
import { findEntityPhrase, words } from './words.ts'

type Row = Reply<typeof audit.list>['items'][number]

const AuditRow = ({ row }: { readonly row: Row }) => {
  const t = useWords(words)
  const locale = useLocale()
  const nameOf = useStaffName()
  return (
    <tr>
      <td>
        {formatInstant(row.at, locale)}
        <span className="muted">{t('request', { request: row.request })}</span>
      </td>
      <td>
        {row.staff === null ? t('commandLine') : nameOf(row.staff)}
        {row.staff !== null && <span className="muted">{row.staff.email}</span>}
      </td>
      <td>
        {formatPhrase(findEntityPhrase(row.entity), locale)} {row.entity_id}
        {row.student !== null && <span>{t('ofStudent', { code: row.student })}</span>}
        <span className="muted">{formatPhrase(findOperationPhrase(row.operation), locale)}</span>
      </td>
      <td>
        <AuditChange before={row.before} after={row.after} />
      </td>
    </tr>
  )
}

const AuditTable = ({
  search,
  onPage,
}: {
  readonly search: AuditSearch
  readonly onPage: (page: number) => void
}) => {
  const t = useWords(words)
  const { data, error, isPending } = useQuery({
    ...q(audit.list, { query: search }),
    placeholderData: keepPreviousData,
  })
  if (error !== null) return <ProblemNotice problem={error} />
  if (isPending) return <Skeleton shape="rows" />
  if (data.items.length === 0) return <EmptyState>{t('none')}</EmptyState>
  return (
    <>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('who')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('changes')}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((row) => (
            <AuditRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      <Pager page={data.page} perPage={data.perPage} total={data.total} onGo={onPage} />
    </>
  )
}

/** What staff have changed; filters, order and page stand in the address. */
const AuditScreen = () => {
  const t = useWords(words)
  const search = useSearch({ from: '/signed-in/audit' })
  const navigate = useNavigate()
  const go = (next: AuditSearch) =>
    void navigate({ to: '/audit', search: next, replace: true, resetScroll: false })
  const { page: _, ...filters } = search
  return (
    <Screen name={t('audit')}>
      <Suspense fallback={<div className={classes['filtersWaiting']} />}>
        <AuditFilters search={search} onChange={(change) => go({ ...filters, ...change })} />
      </Suspense>
      <AuditTable search={search} onPage={(page) => go({ ...filters, page })} />
    </Screen>
  )
}

export default AuditScreen
