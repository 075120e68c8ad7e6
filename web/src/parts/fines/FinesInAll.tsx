import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import type { fines as finesSchema } from '#contract/rows/fines.ts'
import { toMinorUnits } from '#rules/finance/money.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './FinesInAll.module.css'
import { words } from './words.ts'

interface Props {
  readonly fines: z.output<typeof finesSchema>
  /** The screen that shows it: the account or the library. Only what is paid elsewhere needs a word. */
  readonly at: 'account' | 'library'
}

/** All fines of the student in one sum, and where each part of it is paid. */
export const FinesInAll = ({ fines, at }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  if (fines === null) return null
  const { sum, in_account, account_currency, in_library, library_currency } = fines
  if (toMinorUnits(at === 'account' ? in_library : in_account) === 0n) return null
  const inAccount = formatMoney(in_account, account_currency, locale)
  const inLibrary = formatMoney(in_library, library_currency, locale)
  return (
    <div className={classes['fines']}>
      <p>
        {sum === null ? (
          <span>{t('fines')}</span>
        ) : (
          <span>
            {t('inAll')} <strong>{formatMoney(sum, library_currency, locale)}</strong>
          </span>
        )}
      </p>
      <ul>
        {toMinorUnits(in_account) > 0n && (
          <li>
            {at === 'account' ? (
              t('countedHere', { amount: inAccount })
            ) : (
              <Link to="/pay-online">{t('inAccount', { amount: inAccount })}</Link>
            )}
          </li>
        )}
        {toMinorUnits(in_library) > 0n && (
          <li>
            {at === 'library' ? (
              t('listedHere', { amount: inLibrary })
            ) : (
              <Link to="/my-library" hash="fines">
                {t('inLibrary', { amount: inLibrary })}
              </Link>
            )}
          </li>
        )}
      </ul>
    </div>
  )
}
