import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import type { Book } from './book.ts'
import classes from './Books.module.css'
import { bookWords } from './words.ts'

interface Props {
  readonly book: Book
  /** In place of the title, such as a link; null where the title stands above. */
  readonly heading?: ReactNode
  /** Below the author and the facts. */
  readonly children?: ReactNode
}

const tints = 5

/** A book as it is recognised: the back of a book in one of some tints, its title, its author, and what edition it is. */
export const BookTitle = ({ book, heading, children }: Props) => {
  const t = useWords(bookWords)
  const { bookID, title, author, year, pages, isbn, language } = book
  const facts = [year, pages === null ? null : t('pages', { count: pages }), isbn && `ISBN ${isbn}`]
  return (
    <div className={classes['book']}>
      <span className={classes['cover']} data-tint={bookID % tints} aria-hidden>
        {[...title.replace(/^[^\p{L}\p{N}]+/u, '')][0]}
      </span>
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
