import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Books.module.css'
import { shopWords } from './shop-words.ts'

interface Props {
  readonly book: { readonly price: string; readonly currency: string; readonly copies: number }
}

/** The price of a book, and how many are left. */
export const StockLine = ({ book: { price, currency, copies } }: Props) => {
  const t = useWords(shopWords)
  const locale = useLocale()
  return (
    <p className={classes['stock']}>
      <strong>{formatMoney(price, currency, locale)}</strong>
      <span data-left={copies === 0 ? 'none' : copies === 1 ? 'one' : undefined}>
        {copies < 2 && <Icon name={copies === 0 ? 'close' : 'warning'} size={16} />}
        {copies === 0 ? t('soldOut') : copies === 1 ? t('lastCopy') : t('left', { count: copies })}
      </span>
    </p>
  )
}
