import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import type { Book } from './book.ts'
import { BookCover } from './internal/BookCover.tsx'
import classes from './Books.module.css'
import { bookWords } from './words.ts'

interface Props {
  readonly book: Book
  /** In place of the title, such as a link; null where the title stands above. */
  readonly heading?: ReactNode
  /** Below the author and the facts. */
  readonly children?: ReactNode
}

/** A book as it is recognised: its cover, its title, its author, and what edition it is. */
export const BookTitle = ({ book, heading, children }: Props) => {
  const t = useWords(bookWords)
  const { title, author, year, pages, isbn, language } = book
  const facts = [year, pages === null ? null : t('pages', { count: pages }), isbn && `ISBN ${isbn}`]
  return (
    <div className={classes['book']}>
      <BookCover book={book} />
      <div className={classes['about']}>
        {heading !== null && (
          <p className={classes['title']} lang={language}>
            {heading ?? title}
          </p>
        )}
        <p className={classes['facts']}>
          <span lang={language}>{author}</span>
          {facts
            .filter((fact) => fact !== null && fact !== '')
            .map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
        </p>
        {children}
      </div>
    </div>
  )
}
