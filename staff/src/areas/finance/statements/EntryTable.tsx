import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { bankStatements } from '#contract/staff/bank-statements.ts'
import { useHolds } from '#staff/api/use-user.ts'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { q } from '#web/api/call.ts'
import { formatOnDate } from '#web/i18n/format-date-case.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import classes from '../Finance.module.css'
import { EntryActions } from './EntryActions.tsx'
import type { Entry, Statement } from './statement.ts'
import own from './Statements.module.css'
import { entryStatuses, type EntryStatus, type StatementsSearch } from './statements-search.ts'
import { words } from './words.ts'

const icons: Readonly<Record<EntryStatus, IconName>> = {
  ready: 'clock',
  unmatched: 'warning',
  by_hand: 'warning',
  perhaps_booked: 'warning',
  foreign_currency: 'warning',
  aside: 'info',
  booked: 'check',
}

const EntryRow = ({ entry }: { readonly entry: Entry }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const isHeld = useHolds()
  const { amount, currency, student, status, matched_by, by_hand, duplicateOf, parts } = entry
  const payer = entry.payer || entry.payer_account
  return (
    <tr>
      <td>
        {payer || entry.text || entry.reference}
        {payer !== '' && entry.text !== '' && <span>{entry.text}</span>}
        <span className="muted">
          {formatDate(entry.date, locale)} · {entry.reference}
          {!entry.is_new && ` · ${t('known')}`}
        </span>
      </td>
      <td className={`${classes['money']} ${amount.startsWith('-') ? classes['late'] : ''}`}>
        {formatMoney(amount, currency, locale)}
      </td>
      <td>
        {student !== null &&
          (isHeld('finance.read') ? (
            <Link to="/finance" search={{ student: student.studentID }}>
              {text(student, 'name')}
            </Link>
          ) : (
            text(student, 'name')
          ))}
        {student !== null && (
          <span className="muted">
            {student.code}
            {matched_by !== null && ` · ${t(`matched_${matched_by}`)}`}
          </span>
        )}
      </td>
      <td>
        <span className={own['status']} data-status={status}>
          <Icon name={icons[status]} size={16} /> {t(status)}
        </span>
        {by_hand !== null && (
          <span className="muted">
            {t('handEntry', { date: formatOnDate(by_hand.date, locale, 'short') })}
          </span>
        )}
        {duplicateOf !== null && (
          <Link
            className={own['duplicate']!}
            to="/finance/statements"
            search={{ statement: duplicateOf.statementID }}
          >
            {t(duplicateOf.isBooked ? 'duplicateBooked' : 'duplicateOpen', {
              reference: duplicateOf.reference,
            })}
          </Link>
        )}
        {parts > 1 && status === 'unmatched' && (
          <span className="muted">{t('partsNote', { count: parts })}</span>
        )}
      </td>
      <td data-action>
        <EntryActions entry={entry} />
      </td>
    </tr>
  )
}

/** The entries of a statement by their state, and what can be done with each. */
export const EntryTable = ({ data: { statement, states } }: { readonly data: Statement }) => {
  const t = useWords(words)
  const navigate = useNavigate()
  const search = useSearch({ from: '/signed-in/finance/statements' })
  const { status, page } = search
  const go = (next: StatementsSearch) =>
    void navigate({ to: '/finance/statements', search: next, replace: true, resetScroll: false })
  const list = useQuery({
    ...q(bankStatements.entries, {
      params: { id: statement.statementID },
      query: { ...(status && { status }), ...(page && { page }) },
    }),
    placeholderData: keepPreviousData,
  })
  const countOf = (each: EntryStatus) =>
    states.reduce((sum, state) => (state.status === each ? sum + state.entries : sum), 0)
  const shown = entryStatuses.filter((each) => countOf(each) > 0 || each === status)
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">{t('entries')}</h2>
      <div className={`${classes['filters']} ${own['filters']}`}>
        <label>
          <span>{t('show')}</span>
          <NativeSelect
            value={status ?? 'all'}
            options={[
              { value: 'all', label: `${t('all')} (${statement.entries})` },
              ...shown.map((value) => ({ value, label: `${t(value)} (${countOf(value)})` })),
            ]}
            onChange={(value) => {
              const next = entryStatuses.find((each) => each === value)
              go({ statement: statement.statementID, ...(next && { status: next }) })
            }}
          />
        </label>
      </div>
      <PagedList list={list} empty={t('noEntries')} onPage={(next) => go({ ...search, page: next })}>
        {(data) => (
          <table className={`${classes['table']} ${own['entries']}`}>
            <thead>
              <tr>
                <th scope="col">{t('transfer')}</th>
                <th scope="col">{t('amount')}</th>
                <th scope="col">{t('student')}</th>
                <th scope="col">{t('status')}</th>
                <th scope="col">
                  <span className="visually-hidden">{t('actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.items.map((entry) => (
                <EntryRow key={entry.entryID} entry={entry} />
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
    </section>
  )
}
