import { describe, expect, it } from 'vitest'
import { describeAnswering } from '#server/answering/test-answering.ts'
import { makeApp } from '#server/app.ts'
import type { TestStudent } from '#server/areas/registration/test-student.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { listFiles, testFolder } from '#server/http/files/test-folder.ts'
import { sendForm } from '#server/http/files/test-send-form.ts'
import { testLibrary } from '../test-library.ts'

const db = await testDatabase()
const folder = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: folder })
const university = await testUniversity(db)
const { addBook, newStudent, orders, signInLibrarian } = await testLibrary(app, db, university)
const staffHeaders = { ...(await signInLibrarian()), 'content-language': 'en' }

interface Order {
  readonly orderID: number
  readonly status: string
}
const order = (student: TestStudent, body: object, key?: string) =>
  student.send<Order & Record<string, unknown>>('POST', '/api/my-library', body, 'en', key)
const newOrder = async () => {
  const student = await newStudent()
  const { data } = await order(student, { bookID: await addBook(), first_page: 10, last_page: 24 })
  return { student, id: data.orderID }
}
const cancel = (student: TestStudent, id: number) => student.send<'ok'>('DELETE', `/api/my-library/${id}`)

// spec 2.41.5
describe('an order to scan pages', () => {
  it('must include first and last pages, in this order and of the book', async () => {
    const [student, bookID] = [await newStudent(), await addBook({ pages: 300 })]
    const refuse = async (pages: object) => {
      const { status, data } = await order(student, { bookID, ...pages })
      return [status, data]
    }
    const missing = 'An order must include first and last pages.'
    expect(await refuse({})).toEqual([422, { first_page: [missing], last_page: [missing] }])
    expect(await refuse({ first_page: 3 })).toEqual([422, { last_page: [missing] }])
    expect(await refuse({ first_page: null, last_page: 3 })).toEqual([422, { first_page: [missing] }])
    expect(await refuse({ first_page: 4, last_page: 3 })).toEqual([
      422,
      { last_page: ['The last page cannot be before the first one.'] },
    ])
    expect(await refuse({ first_page: 299, last_page: 301 })).toEqual([
      422,
      { last_page: ['The book has 300 pages.'] },
    ])
    expect((await refuse({ first_page: 0, last_page: 1 }))[0]).toBe(422)
    expect((await orders(student)).total).toBe(0)
    const direct = { student_id: student.studentID, book_id: bookID, first_page: 9, last_page: 8 }
    await expect(university.put('scan_order', direct)).rejects.toThrow(/scan_order_check/)
  })

  it('is listed with its book, newest first, to its student alone', async () => {
    const { student, id } = await newOrder()
    const { data } = await order(student, { bookID: await addBook(), first_page: 7, last_page: 7 })
    expect((await orders(student)).items.map(({ orderID }) => orderID)).toEqual([data.orderID, id])
    expect((await orders(await newStudent())).items).toEqual([])
  })

  it('is sent once by a repeated attempt', async () => {
    const [student, bookID, key] = [await newStudent(), await addBook(), 'one-attempt-of-a-scan']
    const pages = { bookID, first_page: 1, last_page: 9 }
    const replies = await Promise.all([1, 2, 3].map(() => order(student, pages, key)))
    expect(new Set(replies.map(({ data }) => data.orderID)).size).toBe(1)
    expect((await orders(student)).total).toBe(1)
    expect((await order(student, { ...pages, last_page: 10 }, key)).code).toBe('key_of_another')
  })

  it('is refused for a book that the library does not have, and when too many wait', async () => {
    const student = await newStudent()
    const pages = { first_page: 1, last_page: 2 }
    expect((await order(student, { bookID: 999_999, ...pages })).code).toBe('book_unknown')
    expect((await order(student, { bookID: await addBook({ copies: 0 }), ...pages })).code).toBe(
      'book_unknown',
    )
    const bookID = await addBook()
    const replies = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((page) => order(student, { bookID, first_page: page, last_page: 9 })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(replies.find(({ status }) => status === 409)!.code).toBe('too_many_orders')
  })

  it('is cancelled by its student alone, and not once it is done', async () => {
    const { student, id } = await newOrder()
    expect((await cancel(await newStudent(), id)).status).toBe(404)
    expect((await cancel(student, id)).status).toBe(200)
    expect((await cancel(student, id)).status).toBe(200)
    expect((await orders(student)).items).toMatchObject([{ status: 'cancelled', reason: null, file: null }])
  })
})

describeAnswering<{ student: TestStudent }>({
  app,
  db,
  university,
  kind: 'scan_order',
  path: 'scan-orders',
  isForm: true,
  hasFile: true,
  addEntry: newOrder,
  decisions: ['done', 'cancelled'],
  read: async ({ student }) =>
    (await orders(student)).items.map(({ status, reason, file }) => [status, reason, file?.filename]),
  before: [['sent', null, undefined]],
  after: [['done', 'the answer', 'answer.pdf']],
})

describe('the scan of an order', () => {
  const answer = async (id: number, fields: Readonly<Record<string, string>>, file?: string) => {
    const entry = await app.inject({ url: `/api/staff/scan-orders/${id}`, headers: staffHeaders })
    const form = new FormData()
    form.append('version', entry.json().data.version)
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    if (file !== undefined) form.append('file', new Blob([new Uint8Array(smallFiles['pdf']!)]), file)
    return sendForm<{ answerID: number }>(app, `/api/staff/scan-orders/${id}/answer`, form, staffHeaders)
  }
  const download = async (student: TestStudent, id: number) =>
    app.inject({
      url: `/api/my-library/${id}/file`,
      headers: (await signIn(db, student.studentID)).headers,
    })

  it('must be there when the order is done, and is downloaded by its student alone', async () => {
    const { student, id } = await newOrder()
    const without = await answer(id, { decision: 'done' })
    expect([without.status, without.data]).toEqual([422, { file: ['Add the scan'] }])
    expect((await download(student, id)).statusCode).toBe(404)
    expect((await answer(id, { decision: 'done' }, 'გვერდები 10–24.pdf')).status).toBe(200)
    const got = await download(student, id)
    expect([got.statusCode, got.rawPayload.equals(smallFiles['pdf']!)]).toEqual([200, true])
    expect(got.headers['content-disposition']).toContain('attachment')
    expect((await download(await newStudent(), id)).statusCode).toBe(404)
    expect((await cancel(student, id)).code).toBe('order_done')
  })

  it('is gone when the answer is undone, and no file stays behind that no order has', async () => {
    const { student, id } = await newOrder()
    const stored = await listFiles(folder)
    expect((await answer(id, { decision: 'cancelled', text: 'The book is too old' }, 'a.pdf')).status).toBe(
      200,
    )
    expect(await listFiles(folder)).toEqual(stored)
    expect((await orders(student)).items).toMatchObject([
      { status: 'cancelled', reason: 'The book is too old', file: null },
    ])
  })

  it('is refused when the student has cancelled the order meanwhile, also at the same time', async () => {
    const { student, id } = await newOrder()
    const [cancelled, answered] = await Promise.all([
      cancel(student, id),
      answer(id, { decision: 'done' }, 'a.pdf'),
    ])
    expect([cancelled.status, answered.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await orders(student)).items[0]!.status).toBe(cancelled.status === 200 ? 'cancelled' : 'done')
  })
})
