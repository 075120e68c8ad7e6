import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { books } from '#contract/campus/books.ts'
import { q, send, type Reply } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { BookList } from '#web/parts/books/BookList.tsx'
import { BookSearchField } from '#web/parts/books/BookSearchField.tsx'
import { BookTitle } from '#web/parts/books/BookTitle.tsx'
import { useBookSearch } from '#web/parts/books/useBookSearch.ts'
import { FileLink } from '#web/ui/file/FileLink.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { createScreen } from '#web/ui/layout/create-screen.tsx'
import classes from './Books.module.css'
import { words } from './words.ts'

const OnlineBook = ({ book }: { readonly book: Reply<typeof books.online>['items'][number] }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { bookID, can_read, file, subject } = book
  return (
    <BookTitle book={book}>
      {subject !== null && can_read && (
        <p className={classes['note']}>{t('ofSubject', { subject: text(book, 'subject') })}</p>
      )}
      {can_read ? (
        <FileLink file={file} load={() => send(books.onlineFile, { params: { id: bookID } })} />
      ) : (
        <p className={classes['note']}>
          <Icon name="lock" size={16} /> {t('onlyForSubject', { subject: text(book, 'subject') })}
        </p>
      )}
    </BookTitle>
  )
}

/** The books that can be read online, with their search. */
const OnlineBooks = () => {
  const t = useWords(words)
  const search = useBookSearch()
  const found = useQuery({
    ...q(books.online, { query: search.query }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={classes['reading']}>
      <BookSearchField search={search} />
      <BookList
        search={search}
        found={found}
        empty={t('noneOnline')}
        renderBook={(book) => <OnlineBook book={book} />}
      />
    </div>
  )
}

const OnlineBooksScreen = createScreen(words.onlineBooks, OnlineBooks)

export default OnlineBooksScreen
