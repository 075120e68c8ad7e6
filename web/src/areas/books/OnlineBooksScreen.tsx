import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { books } from '#contract/campus/books.ts'
import { q, send, type Reply } from '#web/api/call.ts'
import { openPdf } from '#web/api/files/open-pdf.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { formatFileSize } from '#web/i18n/format-file-size.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { BookList } from '#web/parts/books/BookList.tsx'
import { BookSearchField } from '#web/parts/books/BookSearchField.tsx'
import { BookTitle } from '#web/parts/books/BookTitle.tsx'
import { useBookSearch } from '#web/parts/books/useBookSearch.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { createScreen } from '#web/ui/layout/create-screen.tsx'
import classes from './Books.module.css'
import { words } from './words.ts'

const OnlineBook = ({ book }: { readonly book: Reply<typeof books.online>['items'][number] }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { bookID, title, language, can_read, file, subject } = book
  const load = () => send(books.onlineFile, { params: { id: bookID } })
  const isPdf = file.mime === 'application/pdf'
  // The browser of a phone may have no viewer: it could only save the file, in an empty tab.
  const canShow = isPdf && navigator.pdfViewerEnabled
  const reading = useMutation({
    mutationFn: () =>
      canShow ? openPdf(load, file.filename) : load().then((bytes) => saveFile(bytes, file.filename)),
  })
  const downloading = useMutation({ mutationFn: async () => saveFile(await load(), file.filename) })
  if (!can_read)
    return (
      <BookTitle book={book}>
        <p className={classes['note']}>
          <Icon name="lock" size={16} /> {t('onlyForSubject', { subject: text(book, 'subject') })}
        </p>
      </BookTitle>
    )
  return (
    <BookTitle
      book={book}
      heading={
        <button type="button" className={classes['read']} lang={language} onClick={() => reading.mutate()}>
          {title}
        </button>
      }
    >
      <p className={classes['note']}>
        {subject !== null && `${t('ofSubject', { subject: text(book, 'subject') })} · `}
        {isPdf ? 'PDF' : file.filename.split('.').at(-1)} · {formatFileSize(file.size, locale)}
      </p>
      <div className={classes['reads']}>
        {canShow && (
          <button
            type="button"
            className="text-button"
            aria-label={t('readOf', { title })}
            onClick={() => reading.mutate()}
          >
            {t('read')}
          </button>
        )}
        <button
          type="button"
          className="text-button"
          aria-label={t('downloadOf', { title })}
          onClick={() => downloading.mutate()}
        >
          {t('download')}
        </button>
      </div>
      <ProblemNotice problem={reading.error ?? downloading.error} />
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
