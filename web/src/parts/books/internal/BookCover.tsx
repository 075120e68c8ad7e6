import { useState } from 'react'
import type { Book } from '../book.ts'
import classes from '../Books.module.css'

const tints = 5

/**
 * The cover of a book, loaded when it comes into view; without one, or when it cannot be loaded, the first letter of the
 * title in one of some tints. Both have the same size, so that nothing moves.
 */
export const BookCover = ({ book: { bookID, title, cover } }: { readonly book: Book }) => {
  const [failed, setFailed] = useState<string | null>(null)
  if (cover === null || cover === failed)
    return (
      <span className={classes['cover']} data-tint={bookID % tints} aria-hidden>
        {[...title.replace(/^[^\p{L}\p{N}]+/u, '')][0]}
      </span>
    )
  return (
    <img
      className={classes['picture']}
      src={cover}
      alt=""
      width={44}
      height={60}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(cover)}
    />
  )
}
