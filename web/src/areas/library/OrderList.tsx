import { useSuspenseQuery } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import { library } from '#contract/campus/library.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import classes from './Library.module.css'
import { OrderItem } from './OrderItem.tsx'
import { words } from './words.ts'

/** The scans that the student has ordered, the latest first. */
export const OrderList = () => {
  const t = useWords(words)
  const [page, setPage] = useState(1)
  const { items, total, perPage } = useSuspenseQuery(
    q(library.orders, page === 1 ? {} : { query: { page } }),
  ).data
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">{t('orders')}</h2>
      {total === 0 ? (
        <EmptyState>{t('noOrders')}</EmptyState>
      ) : (
        <ol className={classes['list']}>
          {items.map((each) => (
            <OrderItem key={each.orderID} order={each} />
          ))}
        </ol>
      )}
      <Pager
        page={page}
        perPage={perPage}
        total={total}
        onGo={(next) => startTransition(() => setPage(next))}
      />
    </section>
  )
}
