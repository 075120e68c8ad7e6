import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { access } from '#contract/staff/access.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { useHolds } from '#staff/api/use-user.ts'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { SortedTable } from '#staff/ui/list/SortedTable.tsx'
import { toSorting } from '#staff/ui/list/sorting.ts'
import { toTimeCell } from '#staff/ui/list/to-time-cell.ts'
import { useColumn } from '#staff/ui/list/useColumn.ts'
import { findOperationPhrase } from '#staff/ui/operation-words.ts'
import { SearchField } from '#staff/ui/list/SearchField.tsx'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { q, send } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import type { AccessSearch } from './access-search.ts'
import classes from './AccessScreen.module.css'
import { GrantRow, type Grant } from './GrantRow.tsx'
import { words } from './words.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The latest grant, in a sentence. */
    readonly given?: string
  }
}

interface FilterProps {
  readonly search: AccessSearch
  readonly onChange: (change: AccessSearch) => void
}

const AccessFilters = ({ search, onChange }: FilterProps) => {
  const t = useWords(words)
  return (
    <div className={classes['filters']}>
      <SearchField
        className={classes['search']}
        label={t('search')}
        search={search.search}
        onSearch={(text) => onChange({ search: text })}
      />
      <label>
        <span>{t('state')}</span>
        <NativeSelect
          value={search.state ?? 'current'}
          options={[
            { value: 'current', label: t('current') },
            { value: 'all', label: t('all') },
          ]}
          onChange={(value) => onChange({ state: value === 'all' ? 'all' : undefined })}
        />
      </label>
    </div>
  )
}

interface TableProps {
  readonly search: AccessSearch
  readonly onGo: (next: AccessSearch) => void
  /** The latest change, in a sentence. */
  readonly onDone: (done: string) => void
}

const GrantTable = ({ search, onGo, onDone }: TableProps) => {
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const nameOf = useStaffName()
  const toColumn = useColumn()
  const list = useQuery({
    ...q(access.grants, { query: search }),
    placeholderData: keepPreviousData,
  })
  const columns = [
    { label: t('who'), sortBy: toColumn('name') },
    { label: t('what'), sortBy: toColumn('what') },
    { label: t('where'), sortBy: toColumn('where') },
    { label: t('until'), sortBy: 'end' },
  ]
  return (
    <PagedList list={list} empty={t('none')} onPage={(page) => onGo({ ...search, page })}>
      {(data) => (
        <SortedTable<Grant>
          className={classes['table']}
          name={t('access')}
          total={data.total}
          load={(page, per_page) => send(access.grants, { query: { ...search, page, per_page } })}
          cells={[
            [t('who'), ({ staff }) => nameOf(staff)],
            [t('email'), ({ staff }) => staff.email],
            [
              t('what'),
              ({ role, operation }) =>
                role === null
                  ? formatPhrase(findOperationPhrase(operation ?? ''), locale)
                  : text(role, 'name'),
            ],
            [
              t('where'),
              ({ place, group }) =>
                place === null ? t('university') : [text(place, 'name'), group ?? ''].join(' ').trim(),
            ],
            [t('from'), ({ starts_at }) => toTimeCell(starts_at)],
            [t('until'), ({ ends_at }) => toTimeCell(ends_at)],
            [t('giver'), ({ given_by }) => (given_by === null ? null : nameOf(given_by))],
          ]}
          columns={columns}
          actions={t('actions')}
          {...toSorting(search, onGo)}
        >
          {data.items.map((grant) => (
            <GrantRow key={grant.id} grant={grant} onEnded={(ended) => onDone(t('ended', ended))} />
          ))}
        </SortedTable>
      )}
    </PagedList>
  )
}

/** Who may do what, where and until when; search, order and page are kept in the URL. */
const AccessScreen = () => {
  const t = useWords(words)
  const isHeld = useHolds()
  const search = useSearch({ from: '/signed-in/access' })
  const navigate = useNavigate()
  const given = useLocation({ select: ({ state }) => state.given })
  const [ended, setEnded] = useState<string | null>(null)
  const notice = useRef<HTMLDivElement>(null)
  // The row that had the focus is gone.
  useEffect(() => {
    if (ended !== null) notice.current?.focus()
  }, [ended])
  const done = ended ?? given
  const go = (next: AccessSearch) =>
    void navigate({ to: '/access', search: next, replace: true, resetScroll: false })
  const { page: _, ...filters } = search
  return (
    <Screen
      name={t('access')}
      action={
        isHeld('access.write') && (
          <Link to="/access/give" className="main-button">
            {t('give')}
          </Link>
        )
      }
    >
      {done !== undefined && (
        <div ref={notice} tabIndex={-1} className={classes['done']}>
          <Notice kind="success">{done}</Notice>
        </div>
      )}
      <AccessFilters search={search} onChange={(change) => go({ ...filters, ...change })} />
      <GrantTable search={search} onGo={go} onDone={setEnded} />
    </Screen>
  )
}

export default AccessScreen
