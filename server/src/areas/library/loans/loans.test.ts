import { describe, expect, it } from 'vitest'
import { nameSearches, testNames } from '#server/staff-lists/test-names.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testLibrary } from '../test-library.ts'
import { expireHolds } from './sql.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const {
  today,
  addBook,
  newStudent,
  sendStaff,
  lend,
  loans,
  renew,
  hold,
  cancelHold,
  counts,
  signInLibrarian,
} = await testLibrary(app, db, university)

const newLoan = async (columns: Readonly<Record<string, unknown>> = {}, book: object = {}) => {
  const [student, bookID] = [await newStudent(), await addBook(book)]
  const { data } = await lend(student, bookID)
  if (Object.keys(columns).length > 0) await university.change('library_loan', data.loanID, columns)
  return { student, bookID, loanID: data.loanID }
}
const returnBook = (loanID: number) => sendStaff('POST', `loans/${loanID}/return`)
const readOnly = async (student: Parameters<typeof loans>[0]) => (await loans(student)).loans[0]!

// spec 2.41.1
describe('lending', () => {
  it('gives a book for the days of the terms, and the student sees it', async () => {
    const { student, bookID } = await newLoan()
    expect(await loans(student)).toMatchObject({
      loans: [
        {
          book: { bookID },
          status: 'lent',
          lent_on: await today(0),
          due_on: await today(14),
          renewals: 0,
          fine: null,
          is_wanted: false,
        },
      ],
      holds: [],
      terms: { loan_days: 14, renewals: 2, fine_per_day: '0.20', currency: 'GEL' },
    })
    expect(await counts(bookID)).toEqual([1, 1, 0])
  })

  it('gives the last copy to one student, however many are served at once', async () => {
    const bookID = await addBook({ copies: 2 })
    const students = await Promise.all([1, 2, 3, 4, 5, 6].map(() => newStudent()))
    const replies = await Promise.all(students.map((student) => lend(student, bookID)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(replies.find(({ status }) => status !== 200)).toMatchObject({ status: 409, code: 'no_free_copy' })
    expect(await counts(bookID)).toEqual([2, 2, 0])
  })

  it('is kept within the copies by the database itself', async () => {
    const { bookID } = await newLoan()
    const row = { book_id: bookID, student_id: await university.addStudent(), lent_on: await today(0) }
    await expect(university.put('library_loan', { ...row, due_on: await today(1) })).rejects.toThrow(
      /book_copies_lent/,
    )
  })

  it('is one loan when the same attempt is sent twice, one of each title, and not too many', async () => {
    const [student, bookID] = [await newStudent(), await addBook({ copies: 3 })]
    const replies = await Promise.all([1, 2, 3].map(() => lend(student, bookID, 'one-attempt-of-staff')))
    expect(new Set(replies.map(({ data }) => data.loanID)).size).toBe(1)
    expect((await lend(student, bookID)).code).toBe('already_lent')
    for (let nth = 0; nth < 5; nth += 1) await lend(student, await addBook())
    expect((await lend(student, await addBook())).code).toBe('too_many_loans')
  })

  it('is for librarians of the student’s own school', async () => {
    const schoolID = await university.put('school', { name_ka: 'სხვა', name_en: 'Other' })
    const headers = {
      ...(await signInLibrarian({ scope: 'school', school_id: schoolID })),
      'idempotency-key': 'loan-of-another-school',
    }
    const payload = { studentID: (await newStudent()).studentID, bookID: await addBook() }
    const reply = await app.inject({ method: 'POST', url: '/api/staff/library/loans', headers, payload })
    expect(reply.statusCode).toBe(404)
  })
})

// spec 2.41.2
describe('renewing', () => {
  it('counts from today, once however often it is sent on one day, as often as the terms say', async () => {
    const { student, loanID } = await newLoan({ lent_on: await today(-10), due_on: await today(4) })
    const replies = await Promise.all([1, 2, 3].map(() => renew(student, loanID)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await readOnly(student)).toMatchObject({ due_on: await today(14), renewals: 1 })
    await university.change('library_loan', loanID, {
      due_on: await today(2),
      renewed_on: await today(-12),
      renewals: 2,
    })
    expect(await renew(student, loanID)).toMatchObject({ status: 409, code: 'renewed_too_often' })
  })

  it('is refused with the reason: on the day of lending, late, given back, wanted by another', async () => {
    const { student, loanID, bookID } = await newLoan()
    expect((await renew(student, loanID)).code).toBe('renewed_too_early')
    await university.change('library_loan', loanID, { lent_on: await today(-20), due_on: await today(-1) })
    const late = await renew(student, loanID)
    expect([late.code, late.message]).toEqual([
      'loan_late',
      expect.stringContaining('is overdue and cannot be renewed'),
    ])
    await university.change('library_loan', loanID, { due_on: await today(3) })
    const other = await newStudent()
    expect((await hold(other, bookID)).data.status).toBe('waiting')
    expect((await renew(student, loanID)).code).toBe('loan_wanted')
    expect((await readOnly(student)).is_wanted).toBe(true)
    await returnBook(loanID)
    expect((await renew(student, loanID)).code).toBe('loan_closed')
    expect((await renew(other, loanID)).status).toBe(404)
  })

  it('and joining the queue at the same time end in one of the two orders', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      const { student, loanID, bookID } = await newLoan({
        lent_on: await today(-10),
        due_on: await today(4),
      })
      const other = await newStudent()
      const [renewed, held] = await Promise.all([renew(student, loanID), hold(other, bookID)])
      expect(held.status).toBe(200)
      expect(renewed.status === 200 ? null : renewed.code).toBe(renewed.status === 200 ? null : 'loan_wanted')
      const { due_on } = await readOnly(student)
      expect(due_on).toBe(await today(renewed.status === 200 ? 14 : 4))
    }
  })
})

// spec 2.41.3
describe('a fine', () => {
  it('grows each day, is fixed by the return, and is settled once', async () => {
    const { student, loanID } = await newLoan({ lent_on: await today(-21), due_on: await today(-7) })
    expect(await readOnly(student)).toMatchObject({ fine: '1.40', fine_state: 'growing' })
    const settle = (outcome: string, reason?: string) =>
      sendStaff('POST', `loans/${loanID}/fine`, { outcome, reason })
    expect((await settle('paid')).code).toBe('no_open_fine')
    expect((await returnBook(loanID)).data).toMatchObject({
      status: 'returned',
      fine: '1.40',
      fine_state: 'open',
    })
    expect((await returnBook(loanID)).status).toBe(200)
    expect((await settle('waived')).status).toBe(422)
    expect((await settle('paid')).data).toMatchObject({ fine_state: 'paid' })
    expect((await settle('paid')).status).toBe(200)
    expect((await settle('waived', 'a mistake')).code).toBe('no_open_fine')
    expect(await readOnly(student)).toMatchObject({ fine: '1.40', fine_state: 'paid' })
  })

  it('of a lost book is what it costs, and the copy is no longer there', async () => {
    const { student, loanID, bookID } = await newLoan({}, { copies: 2 })
    const lose = (amount: string) =>
      sendStaff('POST', `loans/${loanID}/lost`, { amount, reason: 'The price of the book' })
    for (const wrong of ['0', '-5', '0.001', '1e3']) expect((await lose(wrong)).status).toBe(422)
    expect((await lose('48.5')).data).toMatchObject({ status: 'lost', fine: '48.50', fine_state: 'open' })
    expect(await counts(bookID)).toEqual([1, 0, 0])
    expect((await returnBook(loanID)).code).toBe('loan_closed')
    // It is found again.
    expect((await sendStaff('POST', `loans/${loanID}/reopen`)).data).toMatchObject({
      status: 'lent',
      fine: null,
    })
    expect(await counts(bookID)).toEqual([2, 1, 0])
    expect((await readOnly(student)).status).toBe('lent')
  })

  it('of nothing is none: a book in time', async () => {
    const { loanID } = await newLoan()
    expect((await returnBook(loanID)).data).toMatchObject({ fine: null, fine_state: null })
  })
})

// spec 2.41.4
describe('a hold', () => {
  it('keeps a free copy at once, and gives it to nobody else', async () => {
    const [student, other, bookID] = [await newStudent(), await newStudent(), await addBook()]
    expect((await hold(student, bookID)).data).toMatchObject({
      status: 'ready',
      place: null,
      ready_until: await today(3),
    })
    expect(await counts(bookID)).toEqual([1, 0, 1])
    expect((await lend(other, bookID)).code).toBe('no_free_copy')
    expect((await lend(student, bookID)).status).toBe(200)
    expect(await counts(bookID)).toEqual([1, 1, 0])
    expect((await loans(student)).holds).toEqual([])
    expect((await hold(student, bookID)).code).toBe('already_yours')
  })

  it('waits in the order of asking, and the first gets the returned copy with a notification', async () => {
    const { loanID, bookID } = await newLoan()
    const [first, second] = [await newStudent(), await newStudent()]
    expect((await hold(first, bookID)).data).toMatchObject({ status: 'waiting', place: 1 })
    expect((await hold(second, bookID)).data).toMatchObject({ status: 'waiting', place: 2 })
    const again = await hold(second, bookID)
    expect([again.status, again.data.place]).toEqual([200, 2])
    await returnBook(loanID)
    const [ready] = (await loans(first)).holds
    expect(ready).toMatchObject({ status: 'ready', ready_until: await today(3) })
    expect((await loans(second)).holds).toMatchObject([{ status: 'waiting', place: 1 }])
    const { items } = (
      await first.read<{ items: { kind: string; link: string; texteng: string }[] }>('/api/notifications')
    ).data
    expect(items).toMatchObject([{ kind: 'book_ready', link: '/my-library' }])
    expect(await counts(bookID)).toEqual([1, 0, 1])
    // Taking the return back would need the copy that is kept now.
    expect((await sendStaff('POST', `loans/${loanID}/reopen`)).code).toBe('cannot_reopen')
    expect((await cancelHold(second, ready!.holdID)).status).toBe(404)
    expect((await cancelHold(first, ready!.holdID)).status).toBe(200)
    expect((await cancelHold(first, ready!.holdID)).status).toBe(200)
    expect((await loans(second)).holds).toMatchObject([{ status: 'ready' }])
  })

  it('ends after its days, and the copy goes to the next', async () => {
    const [first, second, bookID] = [await newStudent(), await newStudent(), await addBook()]
    const { holdID } = (await hold(first, bookID)).data
    await hold(second, bookID)
    await university.change('library_hold', holdID, { ready_until: await today(0) })
    expect((await expireHolds(db)).books).toBe(0)
    await university.change('library_hold', holdID, { ready_until: await today(-1) })
    expect(await Promise.all([expireHolds(db), expireHolds(db)])).toContainEqual({ books: 1 })
    expect((await loans(first)).holds).toEqual([])
    expect((await loans(second)).holds).toMatchObject([{ status: 'ready' }])
    expect(await counts(bookID)).toEqual([1, 0, 1])
  })

  it('is one for each copy when many ask at once, and the rest wait in places without a gap', async () => {
    const bookID = await addBook({ copies: 2 })
    const students = await Promise.all([1, 2, 3, 4, 5, 6].map(() => newStudent()))
    const holds = (await Promise.all(students.map((student) => hold(student, bookID)))).map(
      ({ data }) => data,
    )
    expect(holds.filter(({ status }) => status === 'ready')).toHaveLength(2)
    expect(holds.flatMap(({ place }) => place ?? []).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
  })

  it('is refused for a book that is not lent, and when there are too many', async () => {
    const student = await newStudent()
    expect((await hold(student, await addBook({ copies: 0 }))).code).toBe('book_unknown')
    expect((await hold(student, 999_999)).code).toBe('book_unknown')
    for (let nth = 0; nth < 6; nth += 1) await hold(student, await addBook())
    expect((await hold(student, await addBook())).code).toBe('too_many_holds')
  })
})

describe('a return', () => {
  it('is undone on the same day as long as its fine is open', async () => {
    const { student, loanID, bookID } = await newLoan({ lent_on: await today(-21), due_on: await today(-7) })
    await returnBook(loanID)
    expect((await sendStaff('POST', `loans/${loanID}/reopen`)).data).toMatchObject({
      status: 'lent',
      fine: '1.40',
      fine_state: 'growing',
    })
    expect(await counts(bookID)).toEqual([1, 1, 0])
    await returnBook(loanID)
    await sendStaff('POST', `loans/${loanID}/fine`, { outcome: 'paid' })
    expect((await sendStaff('POST', `loans/${loanID}/reopen`)).code).toBe('cannot_reopen')
    expect((await readOnly(student)).status).toBe('returned')
  })
})

describe('the lists of staff', () => {
  it('have what is out, what is late and open fines, found by student and by title', async () => {
    const { student, loanID } = await newLoan(
      { lent_on: await today(-21), due_on: await today(-7) },
      { title: 'Rare <b>title</b>' },
    )
    const { data } = await sendStaff<{ items: object[] }>('GET', 'loans?show=late&search=rare')
    expect(data.items).toMatchObject([{ loanID, student: { studentID: student.studentID } }])
    const list = async (query: string) =>
      (await sendStaff<{ total: number }>('GET', `loans?search=rare&${query}`)).data.total
    expect([await list('show=out'), await list('show=fines')]).toEqual([1, 0])
    await university.change('student', student.studentID, testNames)
    for (const search of nameSearches) {
      const found = await sendStaff<{ students: object[] }>('GET', `students?search=${search}`)
      const loans = await sendStaff<{ items: object[] }>('GET', `loans?search=${search}`)
      const { studentID } = student
      expect([...found.data.students, ...loans.data.items]).toMatchObject([{ studentID }, { loanID }])
    }
    await returnBook(loanID)
    expect([await list('show=out'), await list('show=late'), await list('show=fines')]).toEqual([0, 0, 1])
  })
})
