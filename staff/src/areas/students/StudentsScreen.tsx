import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { studentsStaff } from '#contract/staff/students-staff.ts'
import { ListHead, SortSelect } from '#staff/ui/list/ListHead.tsx'
import { useColumn } from '#staff/ui/list/useColumn.ts'
import { studentSearchID } from '#staff/ui/student-search-id.ts'
import { useSearchText } from '#staff/ui/useSearchText.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import type { StudentsSearch } from './students-search.ts'
import classes from './Students.module.css'
import { words } from './words.ts'

interface Props {
  readonly search: StudentsSearch
  readonly onGo: (next: StudentsSearch) => void
}

const SearchField = ({ search, onGo }: Props) => {
  const t = useWords(words)
  const [typed, setTyped] = useSearchText(search.search, (text) =>
    onGo({
      ...(search.sort !== undefined && { sort: search.sort }),
      ...(text !== undefined && { search: text }),
    }),
  )
  return (
    <div className={classes['filters']}>
      <label className={classes['search']}>
        <span>{t('search')}</span>
        <input
          id={studentSearchID}
          type="search"
          className="text-field"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="student-search-hint"
          onChange={(event) => setTyped(event.target.value)}
        />
        <span id="student-search-hint">{t('searchHint')}</span>
      </label>
    </div>
  )
}

const StudentTable = ({ search, onGo }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const toColumn = useColumn()
  const list = useQuery({
    ...q(studentsStaff.find, { query: search }),
    placeholderData: keepPreviousData,
  })
  const { data, error, isPending } = list
  if (error !== null)
    return (
      <ProblemNotice
        problem={error}
        action={<RetryButton failure={error} onRetry={() => void list.refetch()} />}
      />
    )
  if (isPending) return <Skeleton shape="rows" />
  if (data.items.length === 0)
    return <EmptyState>{t(search.search === undefined ? 'none' : 'noneFound')}</EmptyState>
  const columns = [
    { label: t('name'), sortBy: toColumn('name') },
    { label: t('code'), sortBy: 'code' },
    { label: t('programme'), sortBy: toColumn('programme') },
    { label: t('semester'), sortBy: 'semester' },
  ]
  const { page: _, sort: __, ...filters } = search
  const sorting = {
    sort: search.sort,
    onSort: (sort: string | undefined) => onGo({ ...filters, ...(sort !== undefined && { sort }) }),
  }
  return (
    <>
      <SortSelect columns={columns} {...sorting} />
      <table className={classes['table']}>
        <ListHead columns={columns} {...sorting} />
        <tbody>
          {data.items.map((each) => (
            <tr key={each.studentID}>
              <td>
                <Link to="/students/$id" params={{ id: String(each.studentID) }}>
                  {text(each, 'fname')} {text(each, 'lname')}
                </Link>
              </td>
              <td>{each.code}</td>
              <td>{text(each, 'programme')}</td>
              <td data-label={t('semester')}>
                {each.study_semester}
                {each.status !== 1 && <span className="muted">{t(`status${each.status as 2 | 3}`)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager
        page={data.page}
        perPage={data.perPage}
        total={data.total}
        onGo={(page) => onGo({ ...search, page })}
      />
    </>
  )
}

/** The students of the own scope; search, order and page stand in the address. */
const StudentsScreen = () => {
  const t = useWords(words)
  const search = useSearch({ from: '/signed-in/students' })
  const navigate = useNavigate()
  const go = (next: StudentsSearch) =>
    void navigate({ to: '/students', search: next, replace: true, resetScroll: false })
  return (
    <Screen name={t('students')}>
      <SearchField search={search} onGo={go} />
      <StudentTable search={search} onGo={go} />
    </Screen>
  )
}

export default StudentsScreen
