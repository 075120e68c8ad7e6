import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import { isOwed } from '#rules/finance/group-movements.ts'
import type { Reply } from '#web/api/call.ts'
import type { financeStaff } from '#contract/staff/finance-staff.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import classes from './Finance.module.css'
import { useBalanceText } from './useBalanceText.ts'
import { words } from './words.ts'

type Account = Reply<typeof financeStaff.account>
type Kind = Account['entries'][number]['kind']

interface Props {
  readonly account: Account['account']
  /** Of the entry that is to be added. */
  readonly name: string
  readonly kind: Kind
  readonly amount: string
}

/** In a dialog: whose account an entry changes, and what is owed before and after it. */
export const BalanceChange = ({ account, name, kind, amount }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const toBalance = useBalanceText()
  const change = toMinorUnits(amount) * (isOwed(kind) ? 1n : -1n)
  const after = toMinorUnits(account.balance) + change
  // More than is owed, which a typing mistake often is.
  const isTooMuch = change < 0n && after < 0n
  return (
    <>
      <p>
        {text(account, 'name')} · {account.code}
      </p>
      <dl className={classes['facts']}>
        <div>
          <dt>{name}</dt>
          <dd>
            {change < 0n ? '−' : '+'}
            {formatMoney(amount, account.currency, locale)}
          </dd>
        </div>
        <div>
          <dt>{t('balanceBefore')}</dt>
          <dd>{toBalance(account.balance, account.currency)}</dd>
        </div>
        <div>
          <dt>{t('balanceAfter')}</dt>
          <dd>{toBalance(toAmount(after), account.currency)}</dd>
        </div>
      </dl>
      {isTooMuch && <Notice kind="warning">{t('moreThanOwed')}</Notice>}
    </>
  )
}
