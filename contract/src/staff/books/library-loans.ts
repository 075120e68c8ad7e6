import * as z from 'zod/mini'
import { area, day, done, id, idText, prose, staffCall } from '../../endpoint/endpoint.ts'
import { pageQuery, pageSchema, searchQuery } from '../../endpoint/paging.ts'
import { bookRow } from '../../rows/book-row.ts'
import { hold, libraryTerms, loan } from '../../rows/loan-row.ts'
import { typedAmount } from '../../rows/money.ts'

const lend = staffCall('library.lend')

const reader = z.object({
  studentID: id(),
  code: z.string(),
  name: z.string(),
  nameeng: z.string(),
})
const ofReader = { student: reader } as const

/** The calls of librarians: lending, returns, fines, and copies that are kept (spec 2.41). */
export const libraryLoans = area({
  students: lend('GET /api/staff/library/students', {
    summary: "Finds students in the caller's scope by code or name, ten at most.",
    query: searchQuery,
    reply: z.object({ students: z.array(reader) }),
  }),
  student: lend('GET /api/staff/library/students/{id}', {
    summary: 'Returns what a student has borrowed, holds and owes.',
    params: { id: idText() },
    refuses: [404],
    reply: z.object({
      student: reader,
      loans: z.array(loan),
      holds: z.array(hold),
      today: day(),
      terms: libraryTerms,
    }),
  }),
  books: lend('GET /api/staff/library/catalogue', {
    summary: 'Finds titles with how many copies are free.',
    query: { ...pageQuery, ...searchQuery },
    reply: pageSchema(z.extend(bookRow, { copies: z.int(), free: z.int(), waiting: z.int() })),
  }),
  loans: lend('GET /api/staff/library/loans', {
    summary:
      "Lists loans in the caller's scope: all that are out, those that are late, or those with an open fine.",
    query: { ...pageQuery, ...searchQuery, show: z.optional(z.enum(['out', 'late', 'fines'])) },
    reply: z.extend(pageSchema(z.extend(loan, ofReader)), { today: day(), terms: libraryTerms }),
  }),
  holds: lend('GET /api/staff/library/holds', {
    summary: "Lists copies that are kept for students in the caller's scope, and who waits.",
    query: { ...pageQuery, ...searchQuery },
    reply: pageSchema(z.extend(hold, ofReader)),
  }),
  lend: lend('POST /api/staff/library/loans', {
    needsKey: true,
    summary: 'Lends a copy to a student; one that is kept for them is taken from there.',
    body: z.object({ studentID: id(), bookID: id() }),
    refuses: [404, 409],
    reply: loan,
  }),
  returnBook: lend('POST /api/staff/library/loans/{id}/return', {
    needsKey: true,
    summary: 'Takes a book back; the fine of a late one is fixed.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: loan,
  }),
  reopen: lend('POST /api/staff/library/loans/{id}/reopen', {
    needsKey: true,
    summary: 'Undoes a return, or finds a lost book again, on the same day.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: loan,
  }),
  lose: lend('POST /api/staff/library/loans/{id}/lost', {
    needsKey: true,
    summary: 'Writes a book off as lost, with what it costs the student.',
    params: { id: idText() },
    body: z.object({ amount: typedAmount(), reason: prose(500) }),
    refuses: [404, 409],
    reply: loan,
  }),
  settleFine: lend('POST /api/staff/library/loans/{id}/fine', {
    needsKey: true,
    summary: 'Records that a fine was paid in the library, or waives it with a reason.',
    params: { id: idText() },
    body: z.object({ outcome: z.enum(['paid', 'waived']), reason: z.optional(prose(500)) }),
    refuses: [404, 409],
    reply: loan,
  }),
  hold: lend('POST /api/staff/library/holds', {
    summary: 'Puts a student into the queue for a book, or keeps a copy for them that is free.',
    body: z.object({ studentID: id(), bookID: id() }),
    refuses: [404, 409],
    reply: hold,
  }),
  releaseHold: lend('DELETE /api/staff/library/holds/{id}', {
    summary: 'Ends a hold: the copy goes to the next who waits.',
    params: { id: idText() },
    refuses: [404],
    reply: done(),
  }),
})
