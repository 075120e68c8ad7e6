import { useSuspenseQuery } from '@tanstack/react-query'
import { bankStatements } from '#contract/staff/bank-statements.ts'
import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import { q } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { BookStatement, UndoStatement } from './ChangeStatement.tsx'
import { EntryTable } from './EntryTable.tsx'
import type { Statement } from './statement.ts'
import { StatementDays } from './StatementDays.tsx'
import own from './Statements.module.css'
import { words } from './words.ts'

/** Whether the entries are what the balances of the bank say. */
const BalanceNotice = ({ balance }: { readonly balance: Statement['balances'][number] }) => {
  const t = useWords(words)
  const locale = useLocale()
  const { opening, closing, sum, currency } = balance
  if (opening === null || closing === null) return null
  const money = (amount: string) => formatMoney(amount, currency, locale)
  const params = { opening: money(opening), sum: money(sum), closing: money(closing) }
  const isSame = toAmount(toMinorUnits(opening) + toMinorUnits(sum)) === toAmount(toMinorUnits(closing))
  if (isSame) return <p className="muted">{t('balanceAgrees', params)}</p>
  return <Notice kind="warning">{t('balanceDiffers', params)}</Notice>
}

/** A statement: what is ready to be booked, its sums by day beside the accounts, and its entries. */
export const StatementView = ({ statementID }: { readonly statementID: number }) => {
  const t = useWords(words)
  const locale = useLocale()
  const data = useSuspenseQuery(q(bankStatements.one, { params: { id: statementID } })).data
  const { statement, balances, pending, left_out } = data
  return (
    <>
      <section className={own['head']}>
        <div>
          <h2>{statement.filename}</h2>
          <p className="muted">
            {formatInstant(statement.uploaded_at, locale)} · {t('uploadedBy', { who: statement.staff })}
          </p>
        </div>
        <div className={own['buttons']}>
          <BookStatement data={data} />
          {statement.booked > 0 && <UndoStatement data={data} />}
        </div>
        {pending > 0 && <p className="muted">{t('pending', { count: pending })}</p>}
        {left_out.count > 0 && (
          <details>
            <summary>{t('leftOut', { count: left_out.count })}</summary>
            <ul className={own['leftOut']}>
              {left_out.lines.map(({ line, text }) => (
                <li key={line}>{t('leftOutLine', { line, text })}</li>
              ))}
            </ul>
          </details>
        )}
        {balances.map((balance) => (
          <BalanceNotice key={`${balance.account} ${balance.currency}`} balance={balance} />
        ))}
      </section>
      <EntryTable data={data} />
      <StatementDays days={data.days} />
    </>
  )
}
