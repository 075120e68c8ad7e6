import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { studentsStaff } from '#contract/staff/students-staff.ts'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { SortedTable } from '#staff/ui/list/SortedTable.tsx'
import { toSorting } from '#staff/ui/list/sorting.ts'
import { useColumn } from '#staff/ui/list/useColumn.ts'
import { studentSearchID } from '#staff/ui/student-search-id.ts'
import { SearchField } from '#staff/ui/list/SearchField.tsx'
import { q, send, type Reply } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import type { StudentsSearch } from './students-search.ts'
import classes from './Students.module.css'
import { words } from './words.ts'

interface Props {
  readonly search: StudentsSearch
  readonly onGo: (next: StudentsSearch) => void
}

type Student = Reply<typeof studentsStaff.find>['items'][number]
const statuses = [1, 2, 3] as const
const levels = [1, 2, 3, 4] as const

const without = ({ page: _, search: __, ...rest }: StudentsSearch) => rest

const Filters = ({ search, onGo }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data, error, refetch } = useQuery(q(studentsStaff.filters))
  const select = (
    name: 'programme' | 'status' | 'level' | 'year',
    options: readonly { readonly value: number; readonly label: string }[] | undefined,
  ) => (
    <label>
      <span>{t(name)}</span>
      <NativeSelect
        value={search[name] ?? 0}
        isDisabled={options === undefined}
        options={[
          { value: 0, label: t('all') },
          ...(options ?? (search[name] === undefined ? [] : [{ value: search[name], label: '…' }])),
        ]}
        onChange={(value) => {
          const { page: _, [name]: __, ...rest } = search
          onGo({ ...rest, ...(value !== '0' && { [name]: Number(value) }) })
        }}
      />
    </label>
  )
  return (
    <>
      {data === undefined && error !== null && (
        <ProblemNotice
          problem={error}
          action={<RetryButton failure={error} onRetry={() => void refetch()} />}
        />
      )}
      <div className={classes['choices']}>
        {select(
          'programme',
          data?.programmes.map((each) => ({ value: each.programmeID, label: text(each, 'programme') })),
        )}
        {select(
          'level',
          levels.map((value) => ({ value, label: t(`level${value}`) })),
        )}
        {select(
          'year',
          data?.years.map((value) => ({ value, label: String(value) })),
        )}
        {select(
          'status',
          statuses.map((value) => ({ value, label: t(`status${value}`) })),
        )}
      </div>
    </>
  )
}

const StudentSearch = ({ search, onGo }: Props) => {
  const t = useWords(words)
  return (
    <div className={classes['filters']}>
      <SearchField
        className={classes['search']}
        label={t('search')}
        search={search.search}
        onSearch={(text) => onGo({ ...without(search), ...(text !== undefined && { search: text }) })}
        id={studentSearchID}
        hint={
          <>
            {t('searchHint')} <span className={classes['key']}>{t('searchKey')}</span>
          </>
        }
      />
    </div>
  )
}

const StudentTable = ({ search, onGo }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const toColumn = useColumn()
  // Without an order, names are sorted by the alphabet in which they are shown.
  const query = { ...(locale === 'en' && { sort: 'nameeng' }), ...search }
  const list = useQuery({
    ...q(studentsStaff.find, { query }),
    placeholderData: keepPreviousData,
  })
  const isFiltered = (['programme', 'status', 'level', 'year'] as const).some(
    (name) => search[name] !== undefined,
  )
  const columns = [
    { label: t('name'), sortBy: toColumn('name') },
    { label: t('code'), sortBy: 'code' },
    { label: t('programme'), sortBy: toColumn('programme') },
    { label: t('year'), sortBy: 'year' },
    { label: t('semester'), sortBy: 'semester' },
    { label: t('status'), sortBy: 'status' },
  ]
  return (
    <PagedList
      list={list}
      empty={t(isFiltered ? 'noneFiltered' : search.search === undefined ? 'none' : 'noneFound')}
      emptyAction={
        isFiltered && (
          <Link to="/students" search={{}} className="plain-button">
            {t('clear')}
          </Link>
        )
      }
      onPage={(page) => onGo({ ...search, page })}
    >
      {(data) => (
        <SortedTable<Student>
          className={`${classes['table']} ${classes['list']}`}
          name={t('students')}
          total={data.total}
          load={(page, per_page) => send(studentsStaff.find, { query: { ...query, page, per_page } })}
          cells={[
            [t('name'), (each) => `${text(each, 'fname')} ${text(each, 'lname')}`],
            [t('code'), ({ code }) => code],
            [t('programme'), (each) => text(each, 'programme')],
            [t('level'), ({ level }) => t(`level${level as 1 | 2 | 3 | 4}`)],
            [t('year'), ({ entry_year }) => entry_year],
            [t('semester'), ({ study_semester }) => study_semester],
            [t('status'), ({ status }) => t(`status${status as 1 | 2 | 3}`)],
          ]}
          columns={columns}
          note={t('fileAudited')}
          {...toSorting(search, onGo)}
        >
          {data.items.map((each) => (
            <tr key={each.studentID}>
              <td>
                <Link to="/students/$id" params={{ id: String(each.studentID) }}>
                  {text(each, 'fname')} {text(each, 'lname')}
                </Link>
              </td>
              <td>{each.code}</td>
              <td>{text(each, 'programme')}</td>
              <td data-label={t('year')}>{each.entry_year ?? '—'}</td>
              <td data-label={t('semester')}>{each.study_semester}</td>
              <td data-label={t('status')}>{t(`status${each.status as 1 | 2 | 3}`)}</td>
            </tr>
          ))}
        </SortedTable>
      )}
    </PagedList>
  )
}

/** The students in the caller's scope; search, order and page are kept in the URL. */
const StudentsScreen = () => {
  const t = useWords(words)
  const search = useSearch({ from: '/signed-in/students' })
  const navigate = useNavigate()
  const go = (next: StudentsSearch) =>
    void navigate({ to: '/students', search: next, replace: true, resetScroll: false })
  return (
    <Screen name={t('students')}>
      <StudentSearch search={search} onGo={go} />
      <Filters search={search} onGo={go} />
      <StudentTable search={search} onGo={go} />
    </Screen>
  )
}

export default StudentsScreen
