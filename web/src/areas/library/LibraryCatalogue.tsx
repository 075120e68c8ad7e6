import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { library } from '#contract/campus/library.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { BookList } from '#web/parts/books/BookList.tsx'
import { BookSearchField } from '#web/parts/books/BookSearchField.tsx'
import { useBookSearch } from '#web/parts/books/useBookSearch.ts'
import { CatalogueBook } from './CatalogueBook.tsx'
import classes from './Library.module.css'
import { words } from './words.ts'

/** The books of the library: whether a copy is free, how to get it, and a scan of its pages. */
export const LibraryCatalogue = () => {
  const t = useWords(words)
  const search = useBookSearch()
  const [onlyFree, setOnlyFree] = useState(false)
  const [orderedID, setOrderedID] = useState<number | null>(null)
  const found = useQuery({
    ...q(library.books, { query: { ...search.query, ...(onlyFree && { free: '1' as const }) } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <BookSearchField search={search} />
      <label className={classes['only']}>
        <input
          type="checkbox"
          checked={onlyFree}
          onChange={({ currentTarget: { checked } }) => {
            setOnlyFree(checked)
            search.setPage(1)
          }}
        />{' '}
        {t('onlyFree')}
      </label>
      <BookList
        search={search}
        found={found}
        empty={t(onlyFree ? 'noneAvailable' : 'noneInLibrary')}
        renderBook={(book) => (
          <CatalogueBook
            book={book}
            isOrdering={book.bookID === orderedID}
            onOrder={(isOrdering) => setOrderedID(isOrdering ? book.bookID : null)}
          />
        )}
      />
    </>
  )
}
