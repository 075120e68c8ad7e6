import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { bookShop } from '#contract/staff/books/book-shop.ts'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { q } from '#web/api/call.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './BookShop.module.css'
import { EditBook } from './EditBook.tsx'
import type { ShopSearch } from './shop-search.ts'
import { words } from './words.ts'

interface Props {
  readonly search: ShopSearch
  readonly onPage: (page: number) => void
}

/** The books that are sold; a search finds the others too, which a price puts on sale. */
export const StockTable = ({ search, onPage }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const isSearching = search.search !== undefined
  const list = useQuery({
    ...q(bookShop.books, {
      query: {
        show: isSearching ? 'all' : 'sold',
        ...(search.search && { search: search.search }),
        ...(search.page && { page: search.page }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <PagedList list={list} empty={t(isSearching ? 'noneFound' : 'noneStock')} onPage={onPage}>
      {(data) => (
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t('book')}</th>
              <th scope="col">{t('prices')}</th>
              <th scope="col">{t('stock')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((book) => (
              <tr key={book.bookID}>
                <td>
                  <strong lang={book.language}>{book.title}</strong>
                  <span className="muted">
                    {[book.author, book.year, book.isbn].filter(Boolean).join(' · ')}
                  </span>
                </td>
                <td>
                  {book.prices.length === 0
                    ? t('notSold')
                    : book.prices
                        .map(({ price, currency }) => formatMoney(price, currency, locale))
                        .join(' · ')}
                </td>
                <td>
                  <span className={classes['state']} data-state={book.shop_copies === 0 ? 'none' : undefined}>
                    {t('inStock', { count: book.shop_copies })}
                  </span>
                  <span className="muted">{t('others', { reserved: book.reserved, paid: book.paid })}</span>
                </td>
                <td data-action>
                  <EditBook book={book} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PagedList>
  )
}
