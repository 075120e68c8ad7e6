import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { rehearsals } from '#contract/staff/readiness/rehearsals.ts'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { SortedTable } from '#staff/ui/list/SortedTable.tsx'
import { toSorting } from '#staff/ui/list/sorting.ts'
import { useColumn } from '#staff/ui/list/useColumn.ts'
import { SearchField } from '#staff/ui/list/SearchField.tsx'
import { q, send, type Reply } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import type { Rehearsal } from './is-open.ts'
import classes from './Rehearsals.module.css'
import type { RehearsalSearch } from './rehearsals-search.ts'
import { words } from './words.ts'

type Student = Reply<typeof rehearsals.students>['items'][number]

/** Two lists stand on one page. */
const shownRows = 10

interface Props {
  readonly rehearsal: Rehearsal
  readonly search: RehearsalSearch
  readonly onGo: (next: RehearsalSearch) => void
}

/** The URL parameters of the list of groups above. */
const keepGroups = ({ search: _, reason: __, sort: ___, page: ____, ...groups }: RehearsalSearch) => groups

const Filters = ({ rehearsal, search, onGo }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { page: _, search: __, ...others } = search
  const { page: ___, reason, ...withoutReason } = search
  return (
    <div className={classes['filters']}>
      <SearchField
        label={t('search')}
        search={search.search}
        onSearch={(found) => onGo({ ...others, ...(found !== undefined && { search: found }) })}
      />
      <label>
        <span>{t('reason')}</span>
        <NativeSelect
          value={reason ?? ''}
          options={[
            { value: '', label: t('allReasons') },
            ...rehearsal.reasons.map((each) => ({
              value: each.code,
              label: `${text(each, 'reason')} (${each.students})`,
            })),
          ]}
          onChange={(value) => onGo({ ...withoutReason, ...(value !== '' && { reason: value }) })}
        />
      </label>
    </div>
  )
}

const Rows = ({ rehearsal, search, onGo }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const toColumn = useColumn()
  const { rounds } = rehearsal
  const id = String(rehearsal.rehearsalID)
  const { search: typed, reason, sort, page = 1 } = search
  const query = {
    ...(typed !== undefined && { search: typed }),
    ...(reason !== undefined && { reason }),
    ...(sort !== undefined && { sort }),
  }
  const list = useQuery({
    ...q(rehearsals.students, { params: { id }, query: { ...query, page, per_page: shownRows } }),
    placeholderData: keepPreviousData,
  })
  const isFiltered = typed !== undefined || reason !== undefined
  const columns = [
    { label: t('name'), sortBy: toColumn('name') },
    { label: t('subject'), sortBy: toColumn('subject') },
    { label: t('refusedIn'), sortBy: 'refused' },
    { label: t('reason') },
  ]
  const toSubject = ({ subject, subjecteng }: Student) =>
    subject === null ? t('wholePlan') : text({ subject, subjecteng: subjecteng ?? subject }, 'subject')
  const toReason = ({ reason: ka, reasoneng }: Student) =>
    ka === null ? '' : text({ reason: ka, reasoneng: reasoneng ?? ka }, 'reason')
  return (
    <PagedList
      list={list}
      empty={t(isFiltered ? 'noneFound' : 'noneRefused')}
      emptyAction={
        isFiltered && (
          <button type="button" className="plain-button" onClick={() => onGo(keepGroups(search))}>
            {t('showAll')}
          </button>
        )
      }
      onPage={(next) => onGo({ ...search, page: next })}
    >
      {(data) => (
        <SortedTable<Student>
          className={classes['table']}
          note={t('fileAudited')}
          name={t('students')}
          total={data.total}
          columns={columns}
          load={(nth, per_page) =>
            send(rehearsals.students, { params: { id }, query: { ...query, page: nth, per_page } })
          }
          cells={[
            [t('code'), ({ code }) => code],
            [t('name'), (each) => `${text(each, 'fname')} ${text(each, 'lname')}`],
            [t('programme'), (each) => text(each, 'programme')],
            [t('subject'), toSubject],
            [t('refusedIn'), ({ refused_rounds }) => refused_rounds],
            [t('reason'), toReason],
          ]}
          {...toSorting(search, onGo)}
        >
          {data.items.map((each) => (
            <tr key={`${each.studentID} ${each.subject ?? ''}`}>
              <td>
                {text(each, 'fname')} {text(each, 'lname')}
                <span className="muted">
                  {each.code} · {text(each, 'programme')}
                </span>
              </td>
              <td data-label={t('subject')}>{toSubject(each)}</td>
              <td data-label={t('refusedIn')}>
                {t('ofRounds', { count: each.refused_rounds, rounds })}
                {each.second_rounds > 0 && (
                  <span className="muted">{t('secondIn', { count: each.second_rounds, rounds })}</span>
                )}
              </td>
              <td>{toReason(each)}</td>
            </tr>
          ))}
        </SortedTable>
      )}
    </PagedList>
  )
}

/** Whose plan was not registered as it is, and why. */
export const RefusedStudents = ({ rehearsal }: Pick<Props, 'rehearsal'>) => {
  const t = useWords(words)
  const search = useSearch({ from: '/signed-in/rehearsals/$id' })
  const navigate = useNavigate()
  const params = { id: String(rehearsal.rehearsalID) }
  const go = (next: RehearsalSearch) =>
    void navigate({ to: '/rehearsals/$id', params, search: next, replace: true, resetScroll: false })
  return (
    <section aria-labelledby="students">
      <h2 id="students">{t('students')}</h2>
      <p className={classes['lead']}>{t('studentsLead')}</p>
      {rehearsal.reasons.length > 0 && <Filters rehearsal={rehearsal} search={search} onGo={go} />}
      <Rows rehearsal={rehearsal} search={search} onGo={go} />
    </section>
  )
}
