import { coverSize } from '#server/pictures/cover-size.ts'
import { choice, codeOf, file, integer, money, text } from '../column.ts'
import type { RecordTable } from '../record-table.ts'

export const books: RecordTable = {
  name: 'books',
  entity: { ka: 'წიგნი', en: 'book' },
  about: 'Books of the library and of the book shop. Copies never go below what is lent and kept.',
  relation: 'book',
  key: ['code'],
  code: { column: 'code', recorded: 'book' },
  columns: [
    text('code', 'The code of the book, such as its shelf mark.', 'QA76-0042', { max: 100, field: null }),
    text('title', 'Its title.', 'ვეფხისტყაოსანი', { max: 500 }),
    text('author', 'Its author.', 'შოთა რუსთაველი', { max: 300 }),
    text('isbn', 'The 13 digits.', '9789940000356', {
      optional: true,
      max: 13,
      pattern: /^97[89]\d{10}$/,
      shape: { ka: '13 ციფრი', en: '13 digits' },
    }),
    integer('year', 'When it was published.', '2012', { optional: true, from: 1000, to: 2100 }),
    integer('pages', 'How many pages.', '320', { optional: true, from: 1, to: 100_000 }),
    text('language', 'The code of its language, two letters.', 'ka', {
      max: 2,
      pattern: /^[a-z]{2}$/,
      shape: { ka: 'ორი პატარა ლათინური ასო', en: 'two small Latin letters' },
    }),
    text('other_names', 'Other spellings of title and author, for the search.', 'Vepkhistqaosani Rustaveli', {
      optional: true,
      max: 1000,
      write: 's.other_names',
    }),
    ...['ka', 'en'].map((language) =>
      text(
        `description_${language}`,
        `What it is about, in ${language === 'ka' ? 'Georgian' : 'English'}.`,
        '…',
        {
          optional: true,
          write: `s.description_${language}`,
        },
      ),
    ),
    codeOf('schools', 'school', 'Whose library it belongs to; empty is the whole university.', 'LAW', {
      optional: true,
      field: 'school_id',
    }),
    codeOf('subjects', 'subject', 'The subject that it is for.', 'LAW101', {
      optional: true,
      field: 'subject_id',
    }),
    integer('copies', 'How many the library has to lend.', '4', {
      optional: true,
      byDefault: '0',
      to: 100_000,
    }),
    file('file', 'The book itself, to read online.', 'files/book.pdf', {
      optional: true,
      field: 'file_id',
      types: ['pdf'],
    }),
    choice('online_for', ['all', 'subject'], 'Who may read it: all students, or those of its subject.', {
      optional: true,
    }),
  ],
  checks: [
    {
      column: 'online_for',
      reason: {
        ka: 'file და online_for ერთად უნდა შეივსოს, მნიშვნელობა subject კი საგნის მითითებას მოითხოვს',
        en: 'file and online_for are filled together, and "subject" needs a subject',
      },
      repair: {
        ka: 'ორივე შეავსეთ ან ორივე ცარიელი დატოვეთ; მიუთითეთ საგანიც.',
        en: 'Fill in both or none of them, and name the subject.',
      },
      badRows: `select line, online_for as value from rec_new_books
        where (file <> '') <> (online_for <> '') or online_for = 'subject' and subject = '' order by line`,
    },
    {
      column: 'copies',
      reason: { ka: 'გაცემული და დაჯავშნილი ეგზემპლარები ამაზე მეტია', en: 'more copies are lent and kept' },
      repair: { ka: 'გაზარდეთ რაოდენობა.', en: 'Raise the number.' },
      badRows: `select s.line, s.copies as value from rec_new_books s
        join rec_diff_books d on d.line = s.line join book t on t.id = d.id
        where s.copies <> '' and s.copies::int < t.lent + t.held order by s.line`,
    },
    {
      column: 'isbn',
      reason: { ka: 'ეს ISBN სხვა წიგნსაც აქვს', en: 'another book has this ISBN' },
      repair: { ka: 'შეასწორეთ ISBN.', en: 'Correct the ISBN.' },
      badRows: `select line, isbn as value from (
        select line, isbn, row_number() over (partition by isbn order by line) as nth
        from rec_new_books where isbn <> '') numbered where nth > 1 order by line`,
    },
  ],
}

export const bookCovers: RecordTable = {
  name: 'book_covers',
  entity: { ka: 'წიგნის ყდა', en: 'cover of a book' },
  about:
    'The covers of books. They are stored as they are shown: upright, 176 by 240 pixels, what does not fit is cut off.',
  relation: 'book_cover',
  id: 't.book_id',
  key: ['book'],
  partOf: { table: 'books', column: 'book' },
  columns: [
    codeOf('books', 'book', 'The book.', 'QA76-0042', { field: 'book_id' }),
    file('picture', 'Its cover.', 'files/cover.jpg', {
      field: 'jpeg',
      megabytes: 5,
      types: ['jpg', 'jpeg', 'png', 'webp'],
      picture: { ...coverSize, filename: 'cover.jpg' },
    }),
  ],
}

export const bookPrices: RecordTable = {
  name: 'book_prices',
  entity: { ka: 'წიგნის ფასი', en: 'price of a book' },
  about:
    'What a book costs in the book shop, by currency. How many there are to sell is counted in the portal.',
  relation: 'book_price',
  id: `(t.book_id::bigint * 20000 + (ascii(substr(t.currency, 1, 1)) - 65) * 676
    + (ascii(substr(t.currency, 2, 1)) - 65) * 26 + ascii(substr(t.currency, 3, 1)) - 65)`,
  key: ['book', 'currency'],
  partOf: { table: 'books', column: 'book' },
  columns: [
    codeOf('books', 'book', 'The book.', 'QA76-0042', { field: 'book_id' }),
    text('currency', 'The currency.', 'GEL', {
      max: 3,
      pattern: /^[A-Z]{3}$/,
      shape: { ka: 'სამი დიდი ლათინური ასო', en: 'three capital letters' },
    }),
    money('price', 'The price.', '42.00', { from: 0.01 }),
  ],
}
