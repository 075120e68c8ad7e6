import * as z from 'zod/mini'
import { area, day, done, id, idText, instant, line, prose, staffCall, whole } from '../endpoint/endpoint.ts'
import { pageQuery, pageSchema } from '../endpoint/paging.ts'
import { amount, currency } from '../rows/money.ts'

const importing = staffCall('finance.import')

/** The largest file, in bytes: a busy month of a large university has a few. */
const maxBody = 10 * 1024 * 1024

const status = z.enum([
  'ready',
  'unmatched',
  'by_hand',
  'perhaps_booked',
  'foreign_currency',
  'aside',
  'booked',
])

const statement = z.object({
  statementID: id(),
  filename: z.string(),
  format: z.enum(['camt053', 'csv']),
  staff: z.string(),
  uploaded_at: instant(),
  from: z.nullable(day()),
  to: z.nullable(day()),
  entries: z.int(),
  /** Those that no earlier statement had. */
  new: z.int(),
  booked: z.int(),
  /** Those that still wait for a decision: neither booked nor set aside. */
  open: z.int(),
})

const student = z.object({ studentID: id(), code: z.string(), name: z.string(), nameeng: z.string() })

const entry = z.object({
  entryID: id(),
  /** Goes up with each change; a change names the one that was seen. */
  version: z.int(),
  status,
  reference: z.string(),
  account: z.string(),
  date: day(),
  /** Below zero is money that left the account, as when a transfer was returned. */
  amount: amount(),
  currency: currency(),
  payer: z.string(),
  payer_account: z.string(),
  text: z.string(),
  is_new: z.boolean(),
  student: z.nullable(student),
  matched_by: z.nullable(z.enum(['code', 'personal_code', 'return', 'hand'])),
  /** The payment that staff have entered, which is probably this one. */
  by_hand: z.nullable(z.object({ financeID: id(), date: day() })),
  /** Number of transfers that it sums up. The payer is looked up only if it is one. */
  parts: z.int(),
  /** An entry of another statement that is probably the same transfer. */
  duplicateOf: z.nullable(z.object({ reference: z.string(), isBooked: z.boolean(), statementID: id() })),
})

const column = z.optional(z.int().check(z.minimum(0), z.maximum(200)))
const version = z.int()

/** Statements of the university's bank: what they would book, and the booking (spec 2.39.9). */
export const bankStatements = area({
  list: importing('GET /api/staff/finance/statements', {
    summary: 'Lists the statements that were uploaded, newest first.',
    query: pageQuery,
    reply: pageSchema(statement),
  }),
  upload: importing('POST /api/staff/finance/statements', {
    summary:
      'Reads a statement (camt.053, or CSV with the places of its columns), finds the student of each entry, and books nothing yet.',
    body: z.object({
      filename: line(200),
      content: z.string().check(z.minLength(1)),
      /** Of CSV. */
      mapping: z.optional(
        z.object({
          date: column,
          reference: column,
          amount: column,
          direction: column,
          credit: column,
          debit: column,
          currency: column,
          text: column,
          payer: column,
          payer_account: column,
        }),
      ),
      /** Of CSV without a column for it. */
      currency: z.optional(currency()),
      /** CSV: the header line, if the portal finds the wrong one. */
      header_line: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
      /**
       * CSV whose signs contradict the columns: only the column decides, a minus reverses the direction, or only the sign
       * decides.
       */
      reading: z.optional(z.enum(['column', 'returns', 'signs'])),
      /** CSV that does not name its account, if the university has several. */
      account: z.optional(line(60)),
    }),
    maxBody,
    refuses: [403, 409],
    reply: z.object({ statementID: id() }),
  }),
  one: importing('GET /api/staff/finance/statements/{id}', {
    summary:
      'Returns a statement with what of it is in which state, and its sums by day beside those of the accounts.',
    params: { id: idText() },
    refuses: [403, 404],
    reply: z.object({
      statement,
      /** Changes with each change of an entry; the booking names the one that was seen. */
      revision: z.int(),
      pending: z.int(),
      /** Lines of the file that are not entries, such as sums, with the text of the first ones. */
      left_out: z.object({
        count: z.int(),
        lines: z.array(z.object({ line: z.int(), text: z.string() })),
      }),
      states: z.array(
        z.object({ status, currency: currency(), entries: z.int(), received: amount(), returned: amount() }),
      ),
      days: z.array(
        z.object({
          day: day(),
          currency: currency(),
          /** The sums that the bank has received and returned; the latter is negative. */
          received: amount(),
          returned: amount(),
          /** The part of it that is in students' accounts. */
          booked: amount(),
          aside: amount(),
          /** The rest that waits: received and returned, less booked and set aside. */
          left: amount(),
        }),
      ),
      balances: z.array(
        z.object({
          account: z.string(),
          currency: currency(),
          opening: z.nullable(amount()),
          closing: z.nullable(amount()),
          sum: amount(),
        }),
      ),
    }),
  }),
  entries: importing('GET /api/staff/finance/statements/{id}/entries', {
    summary: 'Lists the entries of a statement, all or those in a state, by day.',
    params: { id: idText() },
    query: { ...pageQuery, status: z.optional(status) },
    refuses: [403, 404],
    reply: pageSchema(entry),
  }),
  assign: importing('POST /api/staff/finance/bank-entries/{id}/assign', {
    summary: 'Says whose an entry is, by the code of the student; null says nobody’s yet.',
    params: { id: idText() },
    body: z.object({ code: z.nullable(line(40)), version }),
    refuses: [403, 404, 409],
    reply: done(),
  }),
  setAside: importing('POST /api/staff/finance/bank-entries/{id}/aside', {
    summary: 'Sets an entry aside that is no matter of students, or takes it up again.',
    params: { id: idText() },
    body: z.object({ is_aside: z.boolean(), version }),
    refuses: [403, 404, 409],
    reply: done(),
  }),
  link: importing('POST /api/staff/finance/bank-entries/{id}/link', {
    needsKey: true,
    summary:
      'Says that an entry is the payment that was entered by hand; with null it is another one, which is to be booked.',
    params: { id: idText() },
    body: z.object({ financeID: z.nullable(id()), version }),
    refuses: [403, 404, 409],
    reply: done(),
  }),
  setOther: importing('POST /api/staff/finance/bank-entries/{id}/other', {
    summary: 'Says that an entry is another transfer than the one of another statement that looks like it.',
    params: { id: idText() },
    body: z.object({ is_other: z.boolean(), version }),
    refuses: [403, 404, 409],
    reply: done(),
  }),
  accounts: importing('GET /api/staff/finance/bank-accounts', {
    summary: 'Lists the accounts of the university, the one that students pay to first.',
    refuses: [403],
    reply: z.object({ accounts: z.array(z.string()) }),
  }),
  book: importing('POST /api/staff/finance/statements/{id}/book', {
    needsKey: true,
    summary: 'Enters the entries that are ready into the accounts of their students, each once.',
    params: { id: idText() },
    body: z.object({ revision: z.int() }),
    refuses: [403, 404, 409],
    reply: z.object({ booked: whole(0, 1_000_000) }),
  }),
  undo: importing('POST /api/staff/finance/bank-entries/{id}/undo', {
    needsKey: true,
    summary: 'Takes an entry out of the account again, by an entry of the opposite kind.',
    params: { id: idText() },
    body: z.object({ reason: prose(1000), version }),
    refuses: [403, 404, 409],
    reply: done(),
  }),
  undoAll: importing('POST /api/staff/finance/statements/{id}/undo', {
    needsKey: true,
    summary:
      'Takes all that a statement has in the accounts out of them again, by entries of the opposite kind.',
    params: { id: idText() },
    body: z.object({ reason: prose(1000), revision: z.int() }),
    refuses: [403, 404, 409],
    reply: z.object({ undone: z.int() }),
  }),
})
