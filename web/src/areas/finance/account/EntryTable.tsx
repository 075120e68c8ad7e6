import { useState } from 'react'
import type * as z from 'zod/mini'
import type { finance } from '#contract/administration/finance.ts'
import { isOwed } from '#rules/finance/group-movements.ts'
import { formatShortDate } from '#web/i18n/format.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './Account.module.css'
import { words } from './words.ts'

type Movement = z.output<typeof finance.details.reply>['movements'][number] & {
  /** For a partly counted payment, its full amount. */
  readonly whole?: string | null
}

interface Props {
  readonly movements: readonly Movement[]
  /** The balance after each entry, only while they are in their order. */
  readonly hasBalance?: boolean
}

const pageSize = 20

/** Entries as a table, as cards on a phone; a plus raises what is owed, a minus lowers it. */
export const EntryTable = ({ movements, hasBalance = false }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const [count, setCount] = useState(pageSize)
  return (
    <>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('name')}</th>
            <th scope="col" className={classes['number']}>
              {t('amount')}
            </th>
            {hasBalance && (
              <th scope="col" className={classes['number']}>
                {t('balance')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {movements.slice(0, count).map((entry) => {
            const { financeID, date, kind, amount, currency, balance, whole = null } = entry
            const money = formatMoney(amount, currency, locale)
            return (
              <tr key={financeID}>
                <td>
                  {formatShortDate(date, locale)} {date.slice(0, 4)}
                </td>
                <th scope="row">
                  {text(entry, 'name')}{' '}
                  <span className="muted">
                    · {t(kind)}
                    {whole !== null && ` · ${t('partOf', { whole: formatMoney(whole, currency, locale) })}`}
                  </span>
                </th>
                <td
                  className={`${classes['number']} ${classes['amount']} ${isOwed(kind) ? '' : classes['given']}`}
                >
                  {isOwed(kind) ? '+' : '−'}
                  {money}
                </td>
                {hasBalance && (
                  <td className={`${classes['number']} ${classes['balance']}`} data-label={t('balance')}>
                    {formatMoney(balance, currency, locale)}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      {movements.length > count && (
        <button type="button" className="text-button" onClick={() => setCount(count + pageSize)}>
          {t('showMore', { count: Math.min(pageSize, movements.length - count) })}
        </button>
      )}
    </>
  )
}
