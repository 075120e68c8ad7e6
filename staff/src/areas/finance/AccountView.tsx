import { useSuspenseQuery } from '@tanstack/react-query'
import { financeStaff } from '#contract/staff/finance-staff.ts'
import { isOwed } from '#rules/finance/group-movements.ts'
import { Link } from '@tanstack/react-router'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { useHolds } from '#staff/api/use-user.ts'
import { q } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { NewEntry } from './NewEntry.tsx'
import classes from './Finance.module.css'
import { ReverseEntry } from './ReverseEntry.tsx'
import { useBalanceText } from './useBalanceText.ts'
import { words } from './words.ts'

/** The account of a student: its entries, and what can be entered. */
export const AccountView = ({ studentID }: { readonly studentID: number }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const isHeld = useHolds()
  const toBalance = useBalanceText()
  const toName = useStaffName()
  const data = useSuspenseQuery(q(financeStaff.account, { params: { id: studentID } })).data
  const { account, entries } = data
  const money = (amount: string) => formatMoney(amount, account.currency, locale)
  return (
    <>
      <section>
        <p className={classes['code']}>
          {account.code}
          {isHeld('students.read') && (
            <Link to="/students/$id" params={{ id: String(studentID) }}>
              {t('toStudent')}
            </Link>
          )}
        </p>
        <dl className={classes['facts']}>
          <div>
            <dt>{t('programme')}</dt>
            <dd>{text(account, 'programme')}</dd>
          </div>
          <div>
            <dt>{t('balance')}</dt>
            <dd>{toBalance(account.balance, account.currency)}</dd>
          </div>
          <div>
            <dt>{t('overdue')}</dt>
            <dd className={Number(account.overdue) > 0 ? classes['late'] : undefined}>
              {money(account.overdue)}
            </dd>
          </div>
        </dl>
        {account.isBlocked && <p className={classes['late']}>{t('blocked')}</p>}
      </section>
      {isHeld('finance.write') && <NewEntry studentID={studentID} data={data} />}
      <section aria-labelledby="entries">
        <h2 id="entries">{t('entries')}</h2>
        {entries.length === 0 ? (
          <EmptyState>{t('noEntries')}</EmptyState>
        ) : (
          <table className={classes['table']}>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('date')}</th>
                <th scope="col" className={classes['end']}>
                  {t('amount')}
                </th>
                <th scope="col" className={classes['end']}>
                  {t('balanceColumn')}
                </th>
                <th scope="col">
                  <span className="visually-hidden">{t('actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.financeID}>
                  <td>
                    {text(entry, 'name')}
                    <span className="muted">
                      {t(entry.kind)}
                      {entry.staff !== null && ` · ${t('by', { who: toName(entry.staff) })}`}
                    </span>
                    {entry.reason !== null && <span className="muted">{entry.reason}</span>}
                  </td>
                  <td>
                    {formatDate(entry.date, locale)}
                    {entry.due !== null && (
                      <span className="muted">
                        {t('due')}: {formatDate(entry.due, locale)}
                      </span>
                    )}
                  </td>
                  <td
                    className={`${classes['money']} ${classes['end']} ${isOwed(entry.kind) ? '' : classes['good']}`}
                  >
                    {isOwed(entry.kind) ? '+' : '−'}
                    {money(entry.amount)}
                  </td>
                  <td className={`${classes['money']} ${classes['end']}`} data-label={t('balanceColumn')}>
                    {toBalance(entry.balance, account.currency)}
                  </td>
                  <td data-action>
                    {entry.isReversed && <span className="muted">{t('reversed')}</span>}
                    {entry.canReverse && isHeld('finance.write') && (
                      <ReverseEntry account={account} entry={entry} />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </>
  )
}
