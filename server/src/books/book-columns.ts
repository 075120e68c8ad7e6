/** SQL: the address of the cover of the book `b`. */
const cover = `(select '/api/books/covers/' || v.picture from book_cover v where v.book_id = b.id)`

/** SQL: the book `b` as the contract's `bookRow`. */
export const bookJson = `json_build_object('bookID', b.id, 'title', b.title, 'author', b.author, 'isbn', b.isbn,
       'year', b.year, 'pages', b.pages, 'language', b.language, 'cover', ${cover})`

/** SQL: the same as columns. */
export const bookColumns = `b.id as "bookID", b.title, b.author, b.isbn, b.year, b.pages, b.language, ${cover} as cover`
