import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { financeStaff } from '#contract/staff/finance-staff.ts'
import { SearchField } from '#staff/ui/list/SearchField.tsx'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { q } from '#web/api/call.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import type { FinanceSearch } from './finance-search.ts'
import classes from './Finance.module.css'
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
            ...programmes.map((each) => ({ value: each.programmeID, label: text(each, 'programme') })),
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

const Accounts = ({ search, onChange }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { search: typed, programme, debt, page } = search
  const query = {
    ...(typed !== undefined && { search: typed }),
    ...(programme !== undefined && { programmeID: programme }),
    ...(debt !== undefined && { debt: '1' as const }),
    ...(page !== undefined && { page }),
  }
  const list = useQuery({ ...q(financeStaff.accounts, { query }), placeholderData: keepPreviousData })
  return (
    <div>
      <PagedList list={list} empty={t('noAccounts')} onPage={(next) => onChange({ ...search, page: next })}>
        {(data) => (
          <table className={classes['table']}>
            <thead>
              <tr>
                <th scope="col">{t('student')}</th>
                <th scope="col">{t('programme')}</th>
                <th scope="col">{t('balance')}</th>
                <th scope="col">{t('overdue')}</th>
              </tr>
            </thead>
            <tbody>
              {data.items.map((each) => (
                <tr key={each.studentID}>
                  <td>
                    <Link to="/finance" search={{ student: each.studentID }}>
                      {text(each, 'name')}
                    </Link>
                    <span className="muted">{each.code}</span>
                  </td>
                  <td>{text(each, 'programme')}</td>
                  <td className={classes['money']}>{formatMoney(each.balance, each.currency, locale)}</td>
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
            </tbody>
          </table>
        )}
      </PagedList>
    </div>
  )
}

const Programmes = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { programmes } = useSuspenseQuery(q(financeStaff.programmes)).data
  const late = programmes.filter(({ debtors }) => debtors > 0)
  if (late.length === 0) return null
  return (
    <section aria-labelledby="by-programme">
      <h2 id="by-programme">{t('byProgramme')}</h2>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('programme')}</th>
            <th scope="col">{t('student')}</th>
            <th scope="col">{t('overdue')}</th>
          </tr>
        </thead>
        <tbody>
          {late.map((each) => (
            <tr key={each.programmeID}>
              <td>
                <Link to="/finance" search={{ programme: each.programmeID, debt: 1 }}>
                  {text(each, 'programme')}
                </Link>
              </td>
              <td>{t('debtorsOf', { students: each.students, debtors: each.debtors })}</td>
              <td className={classes['money']}>{formatMoney(each.overdue, each.currency, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The accounts of the own scope, the largest overdue debt first; filters and page stand in the address. */
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
