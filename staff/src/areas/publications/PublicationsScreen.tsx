import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { publications } from '#contract/staff/publications.ts'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { SortedTable } from '#staff/ui/list/SortedTable.tsx'
import { toSorting } from '#staff/ui/list/sorting.ts'
import { toTimeCell } from '#staff/ui/list/to-time-cell.ts'
import { useColumn } from '#staff/ui/list/useColumn.ts'
import { SearchField } from '#staff/ui/list/SearchField.tsx'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { q, send } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import type { ListedPublication } from './publication-form.ts'
import { PublicationRow, reasonWords } from './PublicationRow.tsx'
import { states, type PublicationsSearch } from './publications-search.ts'
import classes from './PublicationsScreen.module.css'
import { refreshMs } from './refresh-ms.ts'
import { words } from './words.ts'

type State = (typeof states)[number]

interface TableProps {
  readonly search: PublicationsSearch
  readonly onGo: (next: PublicationsSearch) => void
}

const Filters = ({ search, onGo }: TableProps) => {
  const t = useWords(words)
  const change = ({ search: text, state }: { search: string | undefined; state: State | undefined }) =>
    onGo({
      ...(search.sort !== undefined && { sort: search.sort }),
      ...(text !== undefined && { search: text }),
      ...(state !== undefined && { state }),
    })
  return (
    <div className={classes['filters']}>
      <SearchField
        className={classes['search']}
        label={t('search')}
        search={search.search}
        onSearch={(text) => change({ search: text, state: search.state })}
      />
      <label>
        <span>{t('state')}</span>
        <NativeSelect
          value={search.state ?? 'all'}
          options={[
            { value: 'all', label: t('all') },
            ...states.map((value) => ({ value, label: t(value) })),
          ]}
          onChange={(value) =>
            change({ search: search.search, state: states.find((each) => each === value) })
          }
        />
      </label>
    </div>
  )
}

const PublicationTable = ({ search, onGo }: TableProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const nameOf = useStaffName()
  const toColumn = useColumn()
  const list = useQuery({
    ...q(publications.list, { query: search }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'waiting') === true && refreshMs,
  })
  const columns = [
    { label: t('what'), sortBy: toColumn('title') },
    { label: t('toWhom'), sortBy: toColumn('audience') },
    { label: t('state'), sortBy: 'state' },
    { label: t('author'), sortBy: toColumn('name') },
  ]
  const isFiltered = search.search !== undefined || search.state !== undefined
  return (
    <PagedList
      list={list}
      empty={t(isFiltered ? 'noneFound' : 'none')}
      onPage={(page) => onGo({ ...search, page })}
    >
      {(data) => (
        <SortedTable<ListedPublication>
          className={classes['table']}
          actions={t('actions')}
          name={t('publications')}
          total={data.total}
          columns={columns}
          load={(page, per_page) => send(publications.list, { query: { ...search, page, per_page } })}
          cells={[
            [t('what'), (each) => text(each, 'title')],
            [t('form'), ({ form }) => t(form)],
            [t('text'), (each) => text(each, 'text')],
            [t('toWhom'), (each) => text(each, 'name') || t(each.audience)],
            [
              t('state'),
              ({ state, cancel_reason: reason }) =>
                reason === null ? t(state) : `${t('notSent')}: ${t(reasonWords[reason])}`,
            ],
            [t('publishedAt'), ({ publish_at, published_at }) => toTimeCell(published_at ?? publish_at)],
            [t('recipientCount'), ({ recipients }) => recipients],
            [t('seenCount'), ({ seen }) => seen],
            [t('author'), ({ staff }) => nameOf(staff)],
          ]}
          {...toSorting(search, onGo)}
        >
          {data.items.map((each) => (
            <PublicationRow key={each.publicationID} publication={each} now={list.dataUpdatedAt} />
          ))}
        </SortedTable>
      )}
    </PagedList>
  )
}

/** Published, scheduled and cancelled publications, newest first; search, filter, order and page are kept in the URL. */
const PublicationsScreen = () => {
  const t = useWords(words)
  const search = useSearch({ from: '/signed-in/publications' })
  const navigate = useNavigate()
  const go = (next: PublicationsSearch) =>
    void navigate({ to: '/publications', search: next, replace: true, resetScroll: false })
  return (
    <Screen
      name={t('publications')}
      action={
        <Link to="/publications/new" className="main-button">
          {t('add')}
        </Link>
      }
    >
      <Filters search={search} onGo={go} />
      <PublicationTable search={search} onGo={go} />
    </Screen>
  )
}

export default PublicationsScreen
