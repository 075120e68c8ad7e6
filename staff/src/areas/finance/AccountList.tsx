import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { compareNames } from '#rules/text/to-sort-key.ts'
import { financeStaff } from '#contract/staff/finance-staff.ts'
import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import { SearchField } from '#staff/ui/list/SearchField.tsx'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { SortedTable } from '#staff/ui/list/SortedTable.tsx'
import { toSorting } from '#staff/ui/list/sorting.ts'
import { useColumn } from '#staff/ui/list/useColumn.ts'
import { q, send, type Reply } from '#web/api/call.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import type { FinanceSearch } from './finance-search.ts'
import classes from './Finance.module.css'
import { useBalanceText } from './useBalanceText.ts'
import { words } from './words.ts'

interface Props {
  readonly search: FinanceSearch
  readonly onChange: (next: FinanceSearch) => void
}

const Filters = ({ search, onChange }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { programmes } = useSuspenseQuery(q(financeStaff.programmes)).data
  const change = (next: Readonly<Record<string, unknown>>) =>
    onChange({ ...search, page: undefined, ...next } as FinanceSearch)
  return (
    <div className={classes['filters']}>
      <SearchField
        className={classes['search']}
        label={t('search')}
        search={search.search}
        onSearch={(found) => change({ search: found })}
      />
      <label>
        <span>{t('programme')}</span>
        <NativeSelect
          value={search.programme ?? 0}
          options={[
            { value: 0, label: t('all') },
            ...programmes
              .map((each) => ({ value: each.programmeID, label: text(each, 'programme') }))
              .toSorted((a, b) => compareNames(a.label, b.label)),
          ]}
          onChange={(value) => change({ programme: Number(value) || undefined })}
        />
      </label>
      <label>
        <span>{t('show')}</span>
        <NativeSelect
          value={search.debt ?? 0}
          options={[
            { value: 0, label: t('all') },
            { value: 1, label: t('onlyDebtors') },
          ]}
          onChange={(value) => change({ debt: value === '1' ? 1 : undefined })}
        />
      </label>
    </div>
  )
}

type Data = Reply<typeof financeStaff.accounts>
type Account = Data['items'][number]

/** The overdue total in each currency. */
const Sums = ({ sums }: Pick<Data, 'sums'>) => {
  const t = useWords(words)
  const locale = useLocale()
  return (
    <dl className={classes['facts']}>
      {sums.map(({ currency, debtors, overdue }) => (
        <div key={currency}>
          <dt>{t('overdueIn', { currency })}</dt>
          <dd>
            {formatMoney(overdue, currency, locale)}{' '}
            <span className="muted">{t('debtors', { count: debtors })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Accounts = ({ search, onChange }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const toBalance = useBalanceText()
  const toColumn = useColumn()
  const { search: typed, programme, debt, sort, page } = search
  const query = {
    ...(typed !== undefined && { search: typed }),
    ...(programme !== undefined && { programmeID: programme }),
    ...(debt !== undefined && { debt: '1' as const }),
    ...(sort !== undefined && { sort }),
    ...(page !== undefined && { page }),
  }
  const list = useQuery({ ...q(financeStaff.accounts, { query }), placeholderData: keepPreviousData })
  const columns = [
    { label: t('student'), sortBy: toColumn('name') },
    { label: t('programme'), sortBy: toColumn('programme') },
    { label: t('balance'), sortBy: 'balance' },
    { label: t('overdue'), sortBy: 'overdue' },
  ]
  return (
    <div>
      <PagedList list={list} empty={t('noAccounts')} onPage={(next) => onChange({ ...search, page: next })}>
        {(data) => (
          <>
            <Sums sums={data.sums} />
            <SortedTable<Account>
              className={classes['table']}
              name={t(debt === undefined ? 'accounts' : 'debtorList')}
              total={data.total}
              load={(next, per_page) =>
                send(financeStaff.accounts, { query: { ...query, page: next, per_page } })
              }
              cells={[
                [t('code'), ({ code }) => code],
                [t('student'), (each) => text(each, 'name')],
                [t('programme'), (each) => text(each, 'programme')],
                [t('currency'), ({ currency }) => currency],
                [t('balance'), ({ balance }) => Number(balance)],
                [t('overdue'), ({ overdue }) => Number(overdue)],
                [t('blocked'), ({ isBlocked }) => t(isBlocked ? 'yes' : 'no')],
              ]}
              columns={columns}
              {...toSorting(search, onChange)}
            >
              {data.items.map((each) => (
                <tr key={each.studentID}>
                  <td>
                    <Link to="/finance" search={{ student: each.studentID }}>
                      {text(each, 'name')}
                    </Link>
                    <span className="muted">{each.code}</span>
                  </td>
                  <td>{text(each, 'programme')}</td>
                  <td className={classes['money']}>{toBalance(each.balance, each.currency)}</td>
                  <td>
                    {Number(each.overdue) > 0 && (
                      <span className={`${classes['money']} ${classes['late']}`}>
                        <span className={classes['label']}>{t('overdue')}: </span>
                        {formatMoney(each.overdue, each.currency, locale)}
                      </span>
                    )}
                    {each.isBlocked && <span className="muted">{t('blocked')}</span>}
                  </td>
                </tr>
              ))}
            </SortedTable>
          </>
        )}
      </PagedList>
    </div>
  )
}

type Programme = Reply<typeof financeStaff.programmes>['programmes'][number]

/** The debts of the programmes in one currency, with their sum. */
const ProgrammeTable = ({
  currency,
  rows,
}: {
  readonly currency: string
  readonly rows: readonly Programme[]
}) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const sum = toAmount(rows.reduce((units, { overdue }) => units + toMinorUnits(overdue), 0n))
  const debtors = rows.reduce((count, each) => count + each.debtors, 0)
  return (
    <table className={classes['table']}>
      <caption className="visually-hidden">{t('overdueIn', { currency })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('programme')}</th>
          <th scope="col">{t('students')}</th>
          <th scope="col">{t('overdueIn', { currency })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((each) => (
          <tr key={each.programmeID}>
            <td>
              <Link to="/finance" search={{ programme: each.programmeID, debt: 1 }}>
                {text(each, 'programme')}
              </Link>
            </td>
            <td>{t('debtorsOf', { students: each.students, debtors: each.debtors })}</td>
            <td className={classes['money']}>{formatMoney(each.overdue, currency, locale)}</td>
          </tr>
        ))}
      </tbody>
      {rows.length > 1 && (
        <tfoot>
          <tr>
            <td>{t('inAll')}</td>
            <td>{t('debtors', { count: debtors })}</td>
            <td className={classes['money']}>{formatMoney(sum, currency, locale)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

const Programmes = () => {
  const t = useWords(words)
  const { programmes } = useSuspenseQuery(q(financeStaff.programmes)).data
  const late = programmes.filter(({ debtors }) => debtors > 0)
  if (late.length === 0) return null
  const currencies = [...new Set(late.map(({ currency }) => currency))]
  return (
    <section aria-labelledby="by-programme" className={classes['byProgramme']}>
      <h2 id="by-programme">{t('byProgramme')}</h2>
      {currencies.map((currency) => (
        <ProgrammeTable
          key={currency}
          currency={currency}
          rows={late.filter((each) => each.currency === currency)}
        />
      ))}
    </section>
  )
}

/** The accounts in the caller's scope with their sums; filters, order and page are kept in the URL. */
export const AccountList = () => {
  const search = useSearch({ from: '/signed-in/finance' })
  const navigate = useNavigate()
  const go = (next: FinanceSearch) =>
    void navigate({ to: '/finance', search: next, replace: true, resetScroll: false })
  return (
    <>
      <Filters search={search} onChange={go} />
      <Accounts search={search} onChange={go} />
      <Programmes />
    </>
  )
}
