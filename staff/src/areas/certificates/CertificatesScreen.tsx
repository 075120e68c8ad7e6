import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { certificatesStaff } from '#contract/staff/certificates-staff.ts'
import { useHolds } from '#staff/api/use-user.ts'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { SortedTable } from '#staff/ui/list/SortedTable.tsx'
import { toSorting } from '#staff/ui/list/sorting.ts'
import { toTimeCell } from '#staff/ui/list/to-time-cell.ts'
import { useColumn } from '#staff/ui/list/useColumn.ts'
import { SearchField } from '#staff/ui/list/SearchField.tsx'
import { q, send } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import type { CertificatesSearch } from './certificates-search.ts'
import classes from './CertificatesScreen.module.css'
import { ChangeCertificate, type Certificate } from './ChangeCertificate.tsx'
import { words } from './words.ts'

interface FilterProps {
  readonly search: CertificatesSearch
  readonly onChange: (change: CertificatesSearch) => void
}

const Filters = ({ search, onChange }: FilterProps) => {
  const t = useWords(words)
  const kinds = ['status', 'transcript'] as const
  const states = ['valid', 'replaced', 'revoked'] as const
  return (
    <div className={classes['filters']}>
      <SearchField
        className={classes['search']}
        label={t('search')}
        search={search.search}
        onSearch={(text) =>
          onChange({
            ...search,
            search: text,
            page: undefined,
          } as CertificatesSearch)
        }
      />
      <label>
        <span>{t('document')}</span>
        <NativeSelect
          value={search.kind ?? 'all'}
          options={[{ value: 'all', label: t('all') }, ...kinds.map((value) => ({ value, label: t(value) }))]}
          onChange={(value) =>
            onChange({
              ...search,
              kind: kinds.find((each) => each === value),
              page: undefined,
            } as CertificatesSearch)
          }
        />
      </label>
      <label>
        <span>{t('state')}</span>
        <NativeSelect
          value={search.state ?? 'all'}
          options={[
            { value: 'all', label: t('all') },
            ...states.map((value) => ({ value, label: t(value) })),
          ]}
          onChange={(value) =>
            onChange({
              ...search,
              state: states.find((each) => each === value),
              page: undefined,
            } as CertificatesSearch)
          }
        />
      </label>
    </div>
  )
}

const CertificateRow = ({ certificate }: { readonly certificate: Certificate }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const isHeld = useHolds()
  const { kind, number, code, student_code, addressee, issued_at, state, state_at, reason } = certificate
  return (
    <tr>
      <td>
        <strong>{t(kind)}</strong>
        <span className="muted">
          {number} · {code} · {t(certificate.locale)}
        </span>
      </td>
      <td>
        {isHeld('students.read') ? (
          <Link to="/students/$id" params={{ id: String(certificate.studentID) }}>
            {text(certificate, 'name')}
          </Link>
        ) : (
          text(certificate, 'name')
        )}
        <span className="muted">{student_code}</span>
      </td>
      <td>
        {formatInstant(issued_at, locale)}
        {addressee !== null && <span className="muted">{addressee}</span>}
      </td>
      <td>
        <span className={classes['state']} data-state={state}>
          {t(state)}
        </span>
        {state_at !== null && <span className="muted">{formatInstant(state_at, locale)}</span>}
        {reason !== null && <span className="muted">{reason}</span>}
      </td>
      <td data-action>
        <ChangeCertificate certificate={certificate} />
      </td>
    </tr>
  )
}

interface TableProps {
  readonly search: CertificatesSearch
  readonly onGo: (next: CertificatesSearch) => void
}

const CertificateTable = ({ search, onGo }: TableProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const toColumn = useColumn()
  const list = useQuery({
    ...q(certificatesStaff.list, { query: search }),
    placeholderData: keepPreviousData,
  })
  const columns = [
    { label: t('document'), sortBy: 'number' },
    { label: t('student'), sortBy: toColumn('name') },
    { label: t('issued'), sortBy: 'issued' },
    { label: t('state'), sortBy: 'state' },
  ]
  return (
    <PagedList
      list={list}
      empty={t(
        [search.search, search.state, search.kind].some((each) => each !== undefined) ? 'noneFound' : 'none',
      )}
      onPage={(page) => onGo({ ...search, page })}
    >
      {(data) => (
        <SortedTable<Certificate>
          className={classes['table']}
          name={t('certificates')}
          total={data.total}
          load={(page, per_page) => send(certificatesStaff.list, { query: { ...search, page, per_page } })}
          cells={[
            [t('document'), ({ kind }) => t(kind)],
            [t('number'), ({ number }) => number],
            [t('code'), ({ code }) => code],
            [t('language'), ({ locale }) => t(locale)],
            [t('student'), (each) => text(each, 'name')],
            [t('studentCode'), (each) => each.student_code],
            [t('issued'), (each) => toTimeCell(each.issued_at)],
            [t('addressee'), ({ addressee }) => addressee],
            [t('state'), ({ state }) => t(state)],
            [t('since'), (each) => toTimeCell(each.state_at)],
            [t('reason'), ({ reason }) => reason],
          ]}
          columns={columns}
          actions={t('actions')}
          {...toSorting(search, onGo)}
        >
          {data.items.map((each) => (
            <CertificateRow key={each.certificateID} certificate={each} />
          ))}
        </SortedTable>
      )}
    </PagedList>
  )
}

/** The certificates in the caller's scope, newest first; search, filter and page are kept in the URL. */
const CertificatesScreen = () => {
  const t = useWords(words)
  const search = useSearch({ from: '/signed-in/certificates' })
  const navigate = useNavigate()
  const go = (next: CertificatesSearch) =>
    void navigate({ to: '/certificates', search: next, replace: true, resetScroll: false })
  return (
    <Screen name={t('certificates')}>
      <p className={classes['lead']}>{t('lead')}</p>
      <Filters search={search} onChange={go} />
      <CertificateTable search={search} onGo={go} />
    </Screen>
  )
}

export default CertificatesScreen
