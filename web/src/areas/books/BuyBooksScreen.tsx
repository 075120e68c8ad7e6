import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { books } from '#contract/campus/books.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { BookList } from '#web/parts/books/BookList.tsx'
import { BookSearchField } from '#web/parts/books/BookSearchField.tsx'
import { BookTitle } from '#web/parts/books/BookTitle.tsx'
import { useBookSearch } from '#web/parts/books/useBookSearch.ts'
import { createScreen } from '#web/ui/layout/create-screen.tsx'
import classes from './Books.module.css'
import { PurchaseList } from './PurchaseList.tsx'
import { shopWords } from './shop-words.ts'
import { StockLine } from './StockLine.tsx'

/** The books that the university sells, and what the student has ordered. */
const BuyBooks = () => {
  const t = useWords(shopWords)
  const search = useBookSearch()
  const found = useQuery({
    ...q(books.forSale, { query: search.query }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={classes['shop']}>
      <div>
        <BookSearchField search={search} />
        <BookList
          search={search}
          found={found}
          empty={t('noneForSale')}
          renderBook={(book) => (
            <BookTitle
              book={book}
              heading={
                <Link to="/buy-books/$bookId" params={{ bookId: String(book.bookID) }}>
                  {book.title}
                </Link>
              }
            >
              <StockLine book={book} />
            </BookTitle>
          )}
        />
      </div>
      <PurchaseList />
    </div>
  )
}

const BuyBooksScreen = createScreen(shopWords.buyBooks, BuyBooks)

export default BuyBooksScreen
