import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { bookShop } from '#contract/staff/books/book-shop.ts'
import { useSend } from '#staff/api/use-send.ts'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { q, type Reply } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import classes from './BookShop.module.css'
import type { ShopSearch } from './shop-search.ts'
import { words } from './words.ts'

type Sale = Reply<typeof bookShop.sales>['items'][number]

interface Props {
  readonly search: ShopSearch
  readonly onPage: (page: number) => void
}

const SaleActions = ({ sale }: { readonly sale: Sale }) => {
  const t = useWords(words)
  const text = useLocalized()
  const handOut = useSend(bookShop.handOut)
  const undoHandOut = useSend(bookShop.undoHandOut)
  const { saleID, state, book, student } = sale
  const about = { title: book.title, name: text(student, 'name') }
  const input = { params: { id: saleID } }
  return (
    <>
      {state === 'paid' && (
        <ActionButton
          kind="plain"
          ariaLabel={t('handOutOf', about)}
          isBusy={handOut.isPending}
          onClick={() => handOut.mutate(input)}
        >
          {t('handOut')}
        </ActionButton>
      )}
      {state === 'handed_out' && (
        <ActionButton
          kind="text"
          ariaLabel={t('undoHandOutOf', about)}
          isBusy={undoHandOut.isPending}
          onClick={() => undoHandOut.mutate(input)}
        >
          {t('undoHandOut')}
        </ActionButton>
      )}
      <AttemptNotice
        problem={handOut.error ?? undoHandOut.error}
        isBusy={handOut.isPending || undoHandOut.isPending}
        onRetry={() => (handOut.error === null ? undoHandOut : handOut).mutate(input)}
      />
    </>
  )
}

/** Orders: those to hand out, or all. */
export const SaleTable = ({ search, onPage }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const show = search.view === 'all' ? 'all' : 'paid'
  const list = useQuery({
    ...q(bookShop.sales, {
      query: {
        show,
        ...(search.search && { search: search.search }),
        ...(search.page && { page: search.page }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const empty = t(search.search ? 'noneFound' : show === 'paid' ? 'noneToHandOut' : 'noneAll')
  return (
    <PagedList list={list} empty={empty} onPage={onPage}>
      {(data) => (
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t('book')}</th>
              <th scope="col">{t('student')}</th>
              <th scope="col">{t('order')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((sale) => (
              <tr key={sale.saleID}>
                <td>
                  <strong lang={sale.book.language}>{sale.book.title}</strong>
                  <span className="muted">{sale.book.author}</span>
                </td>
                <td>
                  {text(sale.student, 'name')}
                  <span className="muted">{sale.student.code}</span>
                </td>
                <td>
                  <span className={classes['state']} data-state={sale.state}>
                    {t(sale.state)}
                  </span>
                  <span className="muted">
                    {t('copiesOf', {
                      count: sale.quantity,
                      amount: formatMoney(sale.amount, sale.currency, locale),
                    })}
                  </span>
                  <span className="muted">{formatInstant(sale.paid_at ?? sale.created_at, locale)}</span>
                </td>
                <td data-action>
                  <SaleActions sale={sale} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PagedList>
  )
}
