import type { testEntries } from '#server/answering/test-entries.ts'
import { toUniversityDay } from '#server/areas/library/test-library.ts'
import type { Database } from '#server/db/open.ts'
import type { testUniversity } from '#server/db/test-university.ts'
import type { MakeSample } from './test-sample.ts'

interface World {
  readonly db: Database
  readonly university: Awaited<ReturnType<typeof testUniversity>>
  readonly addFile: ReturnType<typeof testEntries>['addFile']
}

/** The samples of the library: its books, and what a student of the school has borrowed. */
export const librarySamples = ({ db, university, addFile }: World) => {
  const today = (days: number) => toUniversityDay(db, days)
  const { schoolID } = university
  let readers = 0
  const addReader = async () => {
    readers += 1
    const code = `reader-${readers}`
    return { code, studentID: await university.addStudent({ code }) }
  }
  let books = 0
  const addBook = async (columns: object = {}) => {
    books += 1
    const book = { title: `Book of a sample ${books}`, author: 'Author', language: 'en', copies: 1 }
    return university.put('book', { ...book, school_id: schoolID, ...columns })
  }
  const addLoan = async (columns: object = {}) =>
    university.put('library_loan', {
      student_id: (await addReader()).studentID,
      book_id: await addBook(),
      lent_on: await today(0),
      due_on: await today(14),
      ...columns,
    })
  const addHold = async (columns: object = {}) =>
    university.put('library_hold', {
      student_id: (await addReader()).studentID,
      book_id: await addBook(),
      ...columns,
    })
  /** Of books that are paid. */
  const addSale = async (columns: object = {}) =>
    university.put('book_sale', {
      student_id: (await addReader()).studentID,
      book_id: await addBook(),
      quantity: 1,
      amount: '20.00',
      currency: 'GEL',
      state: 'paid',
      paid_at: new Date().toISOString(),
      ...columns,
    })
  let isbns = 0
  const newIsbn = () => {
    const digits = `978${String((isbns += 1)).padStart(9, '0')}`
    const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
    return `${digits}${(10 - (sum % 10)) % 10}`
  }
  const written = (title: string) => ({
    title,
    author: 'Author',
    isbn: null,
    year: 2020,
    pages: 300,
    language: 'en',
    other_names: '',
    description: '',
    descriptioneng: '',
    subject_code: null,
    schoolID,
    copies: 2,
  })
  const has =
    <Key extends string>(key: Key, id: number) =>
    ({ items }: { items: Readonly<Record<Key, number>>[] }) =>
      items.some((each) => each[key] === id)
  return {
    'bookShop.books': async () => {
      const id = await addBook({ title: '0 for sale first' })
      return { query: { search: '0 for sale', show: 'all' }, shows: has('bookID', id) }
    },
    'bookShop.changeStock': async () => ({ params: { id: await addBook() }, body: { change: 5 } }),
    'bookShop.setPrice': async () => ({
      params: { id: await addBook() },
      body: { currency: 'GEL', price: '12.50' },
    }),
    'bookShop.sales': async () => {
      const { code, studentID } = await addReader()
      const id = await addSale({ student_id: studentID })
      return { query: { search: code }, shows: has('saleID', id) }
    },
    'bookShop.handOut': async () => ({ params: { id: await addSale() } }),
    'bookShop.undoHandOut': async () => ({
      params: {
        id: await addSale({ state: 'handed_out', handed_out_at: new Date().toISOString() }),
      },
    }),
    'libraryLoans.students': async () => {
      const { code } = await addReader()
      return {
        query: { search: code },
        shows: ({ students }: { students: { code: string }[] }) =>
          students.some((student) => student.code === code),
      }
    },
    'libraryLoans.student': async () => ({ params: { id: (await addReader()).studentID } }),
    // Every title can be lent to a student of any scope.
    'libraryLoans.books': async () => ({ hasNoScope: true }),
    'libraryLoans.loans': async () => {
      const { code, studentID } = await addReader()
      const id = await addLoan({ student_id: studentID })
      return { query: { search: code }, shows: has('loanID', id) }
    },
    'libraryLoans.holds': async () => {
      const { code, studentID } = await addReader()
      const id = await addHold({ student_id: studentID })
      return { query: { search: code }, shows: has('holdID', id) }
    },
    'libraryLoans.lend': async () => ({
      body: { studentID: (await addReader()).studentID, bookID: await addBook() },
    }),
    'libraryLoans.returnBook': async () => ({ params: { id: await addLoan() } }),
    'libraryLoans.reopen': async () => ({
      params: { id: await addLoan({ closed_on: await today(0) }) },
    }),
    'libraryLoans.lose': async () => ({
      params: { id: await addLoan() },
      body: { amount: '35', reason: 'The price of the book' },
    }),
    'libraryLoans.settleFine': async () => ({
      params: { id: await addLoan({ closed_on: await today(0), fine: '1.20' }) },
      body: { outcome: 'waived', reason: 'They were ill' },
    }),
    'libraryLoans.hold': async () => ({
      body: { studentID: (await addReader()).studentID, bookID: await addBook() },
    }),
    'libraryLoans.releaseHold': async () => ({ params: { id: await addHold() } }),
    'libraryTitles.list': async () => {
      const id = await addBook({ title: '0 first of all' })
      return { query: { search: 'first of all' }, shows: has('bookID', id) }
    },
    'libraryTitles.options': async () => ({
      shows: ({ schools }: { schools: { schoolID: number }[] }) =>
        schools.some((school) => school.schoolID === schoolID),
    }),
    'libraryTitles.one': async () => ({ params: { id: await addBook() } }),
    'libraryTitles.add': async () => ({ body: { ...written('A new title'), isbn: newIsbn() } }),
    'libraryTitles.change': async () => ({
      params: { id: await addBook() },
      body: written('A changed title'),
    }),
    'libraryTitles.putOnline': async () => ({
      params: { id: await addBook() },
      body: { online_for: 'all' },
    }),
    'libraryTitles.putCover': async () => ({ params: { id: await addBook() } }),
    'libraryTitles.takeCover': async () => ({ params: { id: await addBook() } }),
    'libraryTitles.takeOffline': async () => ({
      params: { id: await addBook({ file_id: await addFile('book.pdf'), online_for: 'all' }) },
    }),
  } satisfies Readonly<Record<string, MakeSample>>
}
