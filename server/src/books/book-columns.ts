/** SQL: the book `b` as the contract's `bookRow`. */
export const bookJson = `json_build_object('bookID', b.id, 'title', b.title, 'author', b.author, 'isbn', b.isbn,
       'year', b.year, 'pages', b.pages, 'language', b.language, 'cover', null)`

/** SQL: the same as columns. */
export const bookColumns = `b.id as "bookID", b.title, b.author, b.isbn, b.year, b.pages, b.language, null::text as cover`
