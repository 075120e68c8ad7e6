import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { library } from '#contract/campus/library.ts'
import { addDays } from '#rules/time/clock.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import type { Database } from '#server/db/open.ts'
import type { testUniversity } from '#server/db/test-university.ts'
import { loadLibraryDay } from './sql.ts'

type Loans = z.output<typeof library.loans.reply>
type Orders = z.output<typeof library.orders.reply>
export type Loan = Loans['loans'][number]
export type Hold = Loans['holds'][number]

interface Reply<Data> {
  readonly status: number
  readonly data: Data
  readonly code?: string
  readonly message?: string
}

/** A day (Y-m-d) at the university, which is not always the one of the database. */
export const toUniversityDay = async (db: Database, days: number): Promise<string> =>
  addDays((await loadLibraryDay(db)).today, days)

/** The library of a test: its books, its readers, and a librarian. */
export const testLibrary = async (
  app: FastifyInstance,
  db: Database,
  university: Awaited<ReturnType<typeof testUniversity>>,
) => {
  const staff = testStaff(db)
  let books = 0
  const addBook = async (columns: object = {}): Promise<number> => {
    books += 1
    const book = { title: `წიგნი ${books}`, author: 'ავტორი', language: 'ka', pages: 300, copies: 1 }
    return university.put('book', { ...book, ...columns })
  }
  const newStudent = async () => testStudent(app, db, await university.addStudent())
  const signInLibrarian = async (grant: object = {}) => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { role_id: 'library', scope: 'university', ...grant })
    return staff.signIn(staffID)
  }
  const headers = { ...(await signInLibrarian()), 'content-language': 'en' }
  /** A call of the librarian. */
  const sendStaff = async <Data = Loan>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
    more: object = {},
  ): Promise<Reply<Data>> => {
    const reply = await app.inject({
      method,
      url: `/api/staff/library/${path}`,
      headers: { ...headers, ...(method === 'POST' && { 'idempotency-key': randomUUID() }), ...more },
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, ...reply.json<Omit<Reply<Data>, 'status'>>() }
  }
  return {
    today: (days: number) => toUniversityDay(db, days),
    addBook,
    newStudent,
    signInLibrarian,
    sendStaff,
    lend: ({ studentID }: TestStudent, bookID: number, key?: string) =>
      sendStaff('POST', 'loans', { studentID, bookID }, key === undefined ? {} : { 'idempotency-key': key }),
    loans: async (student: TestStudent) => (await student.read<Loans>('/api/my-library/loans')).data,
    orders: async (student: TestStudent) => (await student.read<Orders>('/api/my-library')).data,
    renew: (student: TestStudent, loanID: number) =>
      student.send<Loan>('POST', `/api/my-library/loans/${loanID}/renew`),
    hold: (student: TestStudent, bookID: number) =>
      student.send<Hold>('POST', '/api/my-library/holds', { bookID }),
    cancelHold: (student: TestStudent, holdID: number) =>
      student.send<'ok'>('DELETE', `/api/my-library/holds/${holdID}`),
    /** How many copies of a book there are, are lent and are kept. */
    counts: async (bookID: number) =>
      (await db.row<{ counts: number[] }>(
        { name: '', text: 'select array[copies, lent, held] as counts from book where id = $1' },
        [bookID],
      ))!.counts,
  }
}
