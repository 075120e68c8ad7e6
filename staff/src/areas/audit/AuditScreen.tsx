import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { audit } from '#contract/staff/audit.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { findOperationPhrase } from '#staff/ui/operation-words.ts'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { SortedTable } from '#staff/ui/list/SortedTable.tsx'
import { toSorting } from '#staff/ui/list/sorting.ts'
import { toTimeCell } from '#staff/ui/list/to-time-cell.ts'
import { useColumn } from '#staff/ui/list/useColumn.ts'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { q, send, type Reply } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
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
  onGo,
}: {
  readonly search: AuditSearch
  readonly onGo: (next: AuditSearch) => void
}) => {
  const t = useWords(words)
  const locale = useLocale()
  const nameOf = useStaffName()
  const toColumn = useColumn()
  const list = useQuery({
    ...q(audit.list, { query: search }),
    placeholderData: keepPreviousData,
  })
  const columns = [
    { label: t('when'), sortBy: 'at' },
    { label: t('who'), sortBy: toColumn('name') },
    { label: t('what'), sortBy: 'entity' },
    { label: t('changes') },
  ]
  return (
    <PagedList list={list} empty={t('none')} onPage={(page) => onGo({ ...search, page })}>
      {(data) => (
        <SortedTable<Row>
          className={classes['table']}
          name={t('audit')}
          total={data.total}
          load={(page, per_page) => send(audit.list, { query: { ...search, page, per_page } })}
          cells={[
            [t('when'), ({ at }) => toTimeCell(at)],
            [t('who'), ({ staff }) => (staff === null ? t('commandLine') : nameOf(staff))],
            [t('operation'), ({ operation }) => formatPhrase(findOperationPhrase(operation), locale)],
            [t('what'), ({ entity }) => formatPhrase(findEntityPhrase(entity), locale)],
            [t('number'), ({ entity_id }) => entity_id],
            [t('student'), ({ student }) => student],
            [t('before'), ({ before }) => before && JSON.stringify(before)],
            [t('after'), ({ after }) => after && JSON.stringify(after)],
            [t('requestNumber'), ({ request }) => request],
          ]}
          columns={columns}
          {...toSorting(search, onGo)}
        >
          {data.items.map((row) => (
            <AuditRow key={row.id} row={row} />
          ))}
        </SortedTable>
      )}
    </PagedList>
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
      <AuditTable search={search} onGo={go} />
    </Screen>
  )
}

export default AuditScreen
