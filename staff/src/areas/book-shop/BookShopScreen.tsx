import { useNavigate, useSearch } from '@tanstack/react-router'
import { SearchField } from '#staff/ui/list/SearchField.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import classes from './BookShop.module.css'
import { SaleTable } from './SaleTable.tsx'
import { shopViews, type ShopSearch } from './shop-search.ts'
import { StockTable } from './StockTable.tsx'
import { words } from './words.ts'

/** The sales to hand out, all orders, and the stock; view, search and page are kept in the URL. */
const BookShopScreen = () => {
  const t = useWords(words)
  const search = useSearch({ from: '/signed-in/book-shop' })
  const navigate = useNavigate()
  const go = (next: ShopSearch) =>
    void navigate({ to: '/book-shop', search: next, replace: true, resetScroll: false })
  const view = search.view ?? 'orders'
  const isStock = view === 'stock'
  const onPage = (page: number) => go({ ...search, page })
  return (
    <Screen name={t('bookShop')}>
      <div className={classes['filters']}>
        <SegmentedControl
          label={t('views')}
          options={shopViews.map((value) => ({ value, label: t(value) }))}
          selected={view}
          onSelect={(next) => go({ view: next })}
        />
        <SearchField
          key={view}
          className={classes['search']}
          label={t(isStock ? 'searchBooks' : 'searchOrders')}
          search={search.search}
          onSearch={(text) =>
            go({ ...(search.view && { view: search.view }), ...(text !== undefined && { search: text }) })
          }
        />
      </div>
      {isStock && <p className="muted">{t('searchHint')}</p>}
      {isStock ? (
        <StockTable search={search} onPage={onPage} />
      ) : (
        <SaleTable search={search} onPage={onPage} />
      )}
    </Screen>
  )
}

export default BookShopScreen
