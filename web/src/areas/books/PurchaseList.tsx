import { useSuspenseQuery } from '@tanstack/react-query'
import { books } from '#contract/campus/books.ts'
import { q, type Reply } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { formatUntil } from '#web/i18n/format-date-case.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { BookTitle } from '#web/parts/books/BookTitle.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Books.module.css'
import { shopWords } from './shop-words.ts'

type Purchase = Reply<typeof books.purchases>['purchases'][number]

const icons: Readonly<Record<Purchase['state'], IconName>> = {
  reserved: 'clock',
  paid: 'check',
  handed_out: 'check',
  closed: 'close',
  credited: 'info',
  refunded: 'info',
}

const PurchaseItem = ({ purchase }: { readonly purchase: Purchase }) => {
  const t = useWords(shopWords)
  const locale = useLocale()
  const { book, quantity, amount, currency, state, created_at, orderID, pay_until } = purchase
  return (
    <li>
      <BookTitle book={book}>
        <p className={classes['state']} data-state={state}>
          <Icon name={icons[state]} size={18} /> {t(state)}
        </p>
        <p className={classes['note']}>
          {t('copiesOf', { count: quantity, amount: formatMoney(amount, currency, locale) })}
        </p>
        <p className={classes['note']}>
          <time dateTime={created_at}>{formatInstant(created_at, locale)}</time>
        </p>
        {state === 'reserved' && orderID !== null && (
          <div>
            <ButtonLink
              kind="plain"
              to="/pay"
              search={{ order: orderID } as never}
              aria-label={
                pay_until === null
                  ? `${t('toPayment')}: ${book.title}`
                  : t('payByOf', { when: formatUntil(pay_until, locale), title: book.title })
              }
            >
              {pay_until === null ? t('toPayment') : t('payBy', { when: formatUntil(pay_until, locale) })}
            </ButtonLink>
          </div>
        )}
      </BookTitle>
    </li>
  )
}

/** The student's orders: those to pay or pick up, and the others on demand. */
export const PurchaseList = () => {
  const t = useWords(shopWords)
  const { purchases } = useSuspenseQuery(q(books.purchases)).data
  const open = purchases.filter(({ state }) => state === 'reserved' || state === 'paid')
  const others = purchases.filter((each) => !open.includes(each))
  if (purchases.length === 0) return null
  return (
    <section className={classes['orders']} aria-labelledby="orders">
      <h2 id="orders">{t('orders')}</h2>
      <ul className={classes['list']}>
        {open.map((each) => (
          <PurchaseItem key={each.saleID} purchase={each} />
        ))}
      </ul>
      {others.length > 0 && (
        <details className={classes['earlier']}>
          <summary>{t('earlier')}</summary>
          <ul className={classes['list']}>
            {others.map((each) => (
              <PurchaseItem key={each.saleID} purchase={each} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
