import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { access } from '#contract/staff/access.ts'
import { useHolds } from '#staff/api/use-user.ts'
import { useSearchText } from '#staff/ui/useSearchText.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import type { AccessSearch } from './access-search.ts'
import classes from './AccessScreen.module.css'
import { GrantRow } from './GrantRow.tsx'
import { words } from './words.ts'

interface FilterProps {
  readonly search: AccessSearch
  readonly onChange: (change: AccessSearch) => void
}

const AccessFilters = ({ search, onChange }: FilterProps) => {
  const t = useWords(words)
  const [typed, setTyped] = useSearchText(search.search, (text) => onChange({ search: text }))
  return (
    <div className={classes['filters']}>
      <label className={classes['search']}>
        <span>{t('search')}</span>
        <input
          type="search"
          className="text-field"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
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
      <label>
        <span>{t('sort')}</span>
        <NativeSelect
          value={search.sort ?? 'newest'}
          options={(['newest', 'name', 'end'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(value) => onChange({ sort: value === 'name' || value === 'end' ? value : undefined })}
        />
      </label>
    </div>
  )
}

interface TableProps {
  readonly search: AccessSearch
  readonly onPage: (page: number) => void
}

const GrantTable = ({ search, onPage }: TableProps) => {
  const t = useWords(words)
  const { data, error, isPending } = useQuery({
    ...q(access.grants, { query: search }),
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
            <th scope="col">{t('who')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('where')}</th>
            <th scope="col">{t('until')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((grant) => (
            <GrantRow key={grant.id} grant={grant} />
          ))}
        </tbody>
      </table>
      <Pager page={data.page} perPage={data.perPage} total={data.total} onGo={onPage} />
    </>
  )
}

/** Who may do what, where and until when; search, order and page stand in the address. */
const AccessScreen = () => {
  const t = useWords(words)
  const isHeld = useHolds()
  const search = useSearch({ from: '/signed-in/access' })
  const navigate = useNavigate()
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
      <AccessFilters search={search} onChange={(change) => go({ ...filters, ...change })} />
      <GrantTable search={search} onPage={(page) => go({ ...filters, page })} />
    </Screen>
  )
}

export default AccessScreen
