import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { books } from '#contract/campus/books.ts'
import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatUntil } from '#web/i18n/format-date-case.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { BookTitle } from '#web/parts/books/BookTitle.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import classes from './Books.module.css'
import { shopWords } from './shop-words.ts'
import { StockLine } from './StockLine.tsx'

const maxQuantity = 10
/** Others buy too (ms). */
const refreshMs = 10_000

/** A book with its price and stock, and the way to buy it. */
export const BookForSale = ({ bookId }: { readonly bookId: string }) => {
  const t = useWords(shopWords)
  const text = useLocalized()
  const locale = useLocale()
  const navigate = useNavigate()
  const query = q(books.one, { params: { bookId } })
  const { data: book } = useSuspenseQuery({ ...query, refetchInterval: refreshMs })
  const [wanted, setWanted] = useState(1)
  const buying = useSend(books.buy, {
    onSuccess: ({ orderID }) => void navigate({ to: '/pay', search: { order: orderID } as never }),
  })
  const { copies, price, currency, open_order } = book
  const most = Math.min(maxQuantity, copies)
  const quantity = Math.min(wanted, Math.max(1, most))
  const description = text(book, 'description')
  const buy = () => buying.mutate({ params: { bookId }, body: { quantity } })
  return (
    <div className={classes['one']}>
      <BookTitle book={book} heading={null}>
        <StockLine book={book} />
      </BookTitle>
      {description !== '' && <p className={classes['description']}>{description}</p>}
      {open_order !== null && (
        <Notice
          kind="info"
          action={
            <ButtonLink kind="main" to="/pay" search={{ order: open_order.orderID } as never}>
              {t('toPayment')}
            </ButtonLink>
          }
        >
          {t('openOrder', {
            count: open_order.quantity,
            until: formatUntil(open_order.until, locale),
          })}
        </Notice>
      )}
      {open_order === null && copies === 0 && (
        <Notice
          kind="info"
          action={
            <ButtonLink kind="plain" to="/my-library" search={{ find: 1 } as never}>
              {t('toLibrary')}
            </ButtonLink>
          }
        >
          {t('soldOutText')}
        </Notice>
      )}
      {open_order === null && copies > 0 && (
        <div className={classes['buy']}>
          {most > 1 && (
            <label className={classes['quantity']}>
              <span>{t('quantity')}</span>
              <NativeSelect
                value={quantity}
                options={Array.from({ length: most }, (_, nth) => ({
                  value: nth + 1,
                  label: String(nth + 1),
                }))}
                onChange={(value) => setWanted(Number(value))}
              />
            </label>
          )}
          <p className={classes['total']}>
            <span>{t('total')}</span>
            <strong>{formatMoney(toAmount(toMinorUnits(price) * BigInt(quantity)), currency, locale)}</strong>
          </p>
          <div>
            <button
              type="button"
              className="main-button"
              aria-disabled={buying.isPending || undefined}
              onClick={buy}
            >
              {t('buy')}
            </button>
          </div>
          <p className={classes['note']}>{t('buyText')}</p>
        </div>
      )}
      {/* Also when the last copy is gone meanwhile. */}
      <AttemptNotice problem={buying.error} isBusy={buying.isPending} onRetry={buy} />
    </div>
  )
}
