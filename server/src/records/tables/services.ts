import { bilingual, boolean, choice, codeOf, integer, money, text, time } from '../column.ts'
import type { RecordTable } from '../record-table.ts'

const position = integer('position', 'Its place.', '1', { to: 100_000 })

export const applicationKinds: RecordTable = {
  name: 'application_kinds',
  entity: { ka: 'განცხადების სახე', en: 'kind of application' },
  about:
    'The kinds of applications. One that was used is never removed: set is_offered to no. What is answered at once by a certificate is set by the portal.',
  relation: 'application_kind',
  key: ['code'],
  code: { column: 'code', recorded: 'application' },
  columns: [
    text('code', 'The code of the kind.', 'ACADEMIC-LEAVE', { max: 100, field: null }),
    ...bilingual('name', 'Its name', ['აკადემიური შვებულება', 'Academic leave'], { max: 300 }),
    ...bilingual('description', 'What it is for, one sentence', [
      'სტატუსის შეჩერება ერთი სემესტრით.',
      'To suspend your status for a semester.',
    ]),
    position,
    boolean('is_offered', 'Whether students can send it.', { byDefault: 'yes' }),
  ],
}

export const applicationFields: RecordTable = {
  name: 'application_fields',
  entity: { ka: 'განცხადების ველი', en: 'field of an application' },
  about: 'What the form of a kind asks for.',
  relation: 'application_field',
  key: ['code'],
  code: { column: 'code', recorded: 'field' },
  partOf: { table: 'application_kinds', column: 'kind' },
  columns: [
    text('code', 'The code of the field.', 'ACADEMIC-LEAVE-reason', { max: 100, field: null }),
    codeOf('application_kinds', 'kind', 'The kind.', 'ACADEMIC-LEAVE', { field: 'kind_id' }),
    position,
    ...bilingual('name', 'What is asked', ['მიზეზი', 'Reason'], { max: 300 }),
    choice('type', ['line', 'prose', 'date', 'choice'], 'How it is answered.'),
    boolean('is_required', 'Whether it must be filled in.', { byDefault: 'yes' }),
    text(
      'options',
      'Of a choice, a line for each option: its value, in Georgian, in English, with " | " between them.',
      'one | ერთი | One',
      {
        optional: true,
        read: `(select string_agg(concat_ws(' | ', e ->> 'value', e ->> 'ka', e ->> 'en'), E'\\n' order by nth)
          from jsonb_array_elements(t.options) with ordinality x(e, nth))`,
        write: `(select coalesce(jsonb_agg(jsonb_build_object('value', split_part(e, ' | ', 1),
          'ka', split_part(e, ' | ', 2), 'en', split_part(e, ' | ', 3)) order by nth), '[]')
          from unnest(string_to_array(nullif(s.options, ''), E'\\n')) with ordinality x(e, nth))`,
      },
    ),
    choice('role', ['language', 'addressee'], 'What a certificate takes from it.', { optional: true }),
  ],
  checks: [
    {
      column: 'options',
      reason: {
        ka: 'არჩევანის ველს ვარიანტები სამი ნაწილით უნდა ჰქონდეს, სხვას კი არ უნდა ჰქონდეს',
        en: 'a choice needs options of three parts each, and another field has none',
      },
      repair: {
        ka: 'ჩაწერეთ „value | ვარიანტი | Option“ თითო ხაზზე.',
        en: 'Write "value | ვარიანტი | Option" in each line.',
      },
      badRows: `select line, options as value from rec_new_application_fields
        where (type = 'choice') <> (options <> '') or options <> '' and exists (
          select from unnest(string_to_array(options, E'\\n')) e where array_length(string_to_array(e, ' | '), 1) <> 3)
        order by line`,
    },
  ],
}

export const applicationDocuments: RecordTable = {
  name: 'application_documents',
  entity: { ka: 'განცხადების დოკუმენტი', en: 'document of an application' },
  about: 'The documents that a kind asks for.',
  relation: 'application_document',
  key: ['code'],
  code: { column: 'code', recorded: 'application-document' },
  partOf: { table: 'application_kinds', column: 'kind' },
  columns: [
    text('code', 'The code of the document.', 'ACADEMIC-LEAVE-medical', { max: 100, field: null }),
    codeOf('application_kinds', 'kind', 'The kind.', 'ACADEMIC-LEAVE', { field: 'kind_id' }),
    position,
    ...bilingual('name', 'What it is', ['სამედიცინო ცნობა', 'Medical certificate'], { max: 300 }),
    boolean('is_required', 'Whether it must be attached.', { byDefault: 'yes' }),
  ],
}

export const equipment: RecordTable = {
  name: 'equipment',
  entity: { ka: 'დასაჯავშნი აღჭურვილობა', en: 'equipment to book' },
  about:
    'Cameras and other equipment that students book. Psychologists are opened in the portal, by staff who have an account.',
  relation: 'bookable',
  where: `t.kind <> 'consultation'`,
  key: ['code'],
  code: { column: 'code', recorded: 'equipment' },
  columns: [
    text('code', 'The code of the equipment.', 'CAM-1', { max: 100, field: null }),
    choice('kind', ['camera', 'cinematography'], 'For whom it is.'),
    ...bilingual('name', 'Its name', ['კამერა Sony FX3', 'Camera Sony FX3'], { max: 300 }),
    ...bilingual('description', 'What belongs to it', ['ორი ბატარეა', 'Two batteries'], { optional: true }),
    integer('capacity', 'How many there are.', '3', { optional: true, byDefault: '1', from: 1, to: 10_000 }),
    codeOf('schools', 'school', 'Only for students of this school; empty is for all.', 'ART', {
      optional: true,
      field: 'school_id',
    }),
    boolean('is_open', 'Whether it can be booked.', { byDefault: 'yes' }),
  ],
}

export const lectureStarts: RecordTable = {
  name: 'lecture_starts',
  entity: { ka: 'ლექციის დაწყების დრო', en: 'time at which lectures begin' },
  about: 'The times at which students can ask for a group to begin.',
  relation: 'lecture_start',
  id: 't.id',
  key: ['code'],
  columns: [
    integer('code', 'Its number.', '1', { from: 1, to: 1000, field: 'id' }),
    time('starts', 'The time.', '09:00'),
  ],
}

export const books: RecordTable = {
  name: 'books',
  entity: { ka: 'წიგნი', en: 'book' },
  about:
    'Books of the library and of the book shop. The file of a book that can be read online is added in the portal; copies that students have never go below what is lent and kept.',
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
      shape: '13 digits',
    }),
    integer('year', 'When it was published.', '2012', { optional: true, from: 1000, to: 2100 }),
    integer('pages', 'How many pages.', '320', { optional: true, from: 1, to: 100_000 }),
    text('language', 'The code of its language, two letters.', 'ka', {
      max: 2,
      pattern: /^[a-z]{2}$/,
      shape: 'two small Latin letters',
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
  ],
  checks: [
    {
      column: 'copies',
      reason: { ka: 'გაცემული და შენახული უფრო მეტია', en: 'more copies are lent and kept' },
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
      shape: 'three capital letters',
    }),
    money('price', 'The price.', '42.00', { from: 0.01 }),
  ],
}
