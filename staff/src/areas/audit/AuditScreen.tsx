import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { audit } from '#contract/staff/audit.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { useHolds } from '#staff/api/use-user.ts'
import { findOperationPhrase } from '#staff/ui/operation-words.ts'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { SortedTable } from '#staff/ui/list/SortedTable.tsx'
import { toSorting } from '#staff/ui/list/sorting.ts'
import { toTimeCell } from '#staff/ui/list/to-time-cell.ts'
import { useColumn } from '#staff/ui/list/useColumn.ts'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { q, send } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { AuditChange } from './AuditChange.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import type { AuditSearch } from './audit-search.ts'
import classes from './AuditScreen.module.css'
import { foldRows, type Fold, type Row } from './fold-rows.ts'
import { findEntityPhrase, words } from './words.ts'

/** The changes, and the student they are about. */
const Thing = ({ row, number }: { readonly row: Row; readonly number: number | null }) => {
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const isHeld = useHolds()
  const { student, entity, operation } = row
  const name = student && `${text(student, 'fname')} ${text(student, 'lname')}`
  return (
    <>
      {formatPhrase(findEntityPhrase(entity), locale)}
      {student !== null && (
        <span>
          {isHeld('students.read') ? (
            <Link to="/students/$id" params={{ id: String(student.studentID) }}>
              {name}
            </Link>
          ) : (
            name
          )}{' '}
          · {student.code}
        </span>
      )}
      <span className="muted">
        {formatPhrase(findOperationPhrase(operation), locale)}
        {number !== null && ` · ${t('numbered', { number })}`}
      </span>
    </>
  )
}

const AuditRow = ({ fold: { row, number, others } }: { readonly fold: Fold }) => {
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
        <Thing row={row} number={number} />
      </td>
      <td>
        <AuditChange before={row.before} after={row.after} />
        {others.length > 0 && (
          <details className={classes['others']}>
            <summary>{t('others', { count: others.length })}</summary>
            <ul className="plain-list">
              {others.map((each) => (
                <li key={each.id}>
                  <Thing row={each} number={null} />
                  <AuditChange before={each.before} after={each.after} />
                </li>
              ))}
            </ul>
          </details>
        )}
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
  const text = useLocalized()
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
            [t('student'), ({ student }) => student && student.code],
            [
              t('studentName'),
              ({ student }) => student && `${text(student, 'fname')} ${text(student, 'lname')}`,
            ],
            [t('before'), ({ before }) => before && JSON.stringify(before)],
            [t('after'), ({ after }) => after && JSON.stringify(after)],
            [t('requestNumber'), ({ request }) => request],
          ]}
          columns={columns}
          {...toSorting(search, onGo)}
        >
          {foldRows(data.items).map((fold) => (
            <AuditRow key={fold.row.id} fold={fold} />
          ))}
        </SortedTable>
      )}
    </PagedList>
  )
}

/** The changes of staff; filters, order and page are kept in the URL. */
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
