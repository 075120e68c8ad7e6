import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { FastifyInstance } from 'fastify'
import type { bankStatements } from '#contract/staff/bank-statements.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import type { Database } from '#server/db/open.ts'
import type { testUniversity } from '#server/db/test-university.ts'
import { testFinance } from '../test-finance.ts'
import { saveTestAccount, writeCamt, type TestEntry } from './test-statement.ts'

type Statement = z.output<typeof bankStatements.one.reply>
export type Entry = z.output<typeof bankStatements.entries.reply>['items'][number]
interface Reply<Data> {
  readonly status: number
  readonly data: Data
  readonly code?: string
  readonly message?: string
}
/** The finance office of a test, with two of its people, and students who pay by bank transfer. */
export const testStatements = async (
  app: FastifyInstance,
  db: Database,
  university: Awaited<ReturnType<typeof testUniversity>>,
) => {
  const { sql, newStudent, addCharge, listEntries } = await testFinance(app, db, university)
  const staff = testStaff(db)
  await saveTestAccount(db)
  const signIn = async () => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { role_id: 'finance' })
    return { 'content-language': 'en', ...(await staff.signIn(staffID)) }
  }
  const [office, colleague] = [await signIn(), await signIn()]

  const send = async <Data = unknown>(
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
    headers = office,
  ) => {
    const reply = await app.inject({
      method,
      url: `/api/staff/finance${url}`,
      headers: { ...headers, ...(method === 'POST' && { 'idempotency-key': randomUUID() }) },
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, ...reply.json<object>() } as Reply<Data>
  }
  const uploadText = (content: string, more: object = {}, headers = office) =>
    send<{ statementID: number }>(
      'POST',
      '/statements',
      { filename: 'november.xml', content, ...more },
      headers,
    )
  const upload = async (entries: readonly TestEntry[], more = '') =>
    (await uploadText(writeCamt(entries, more))).data.statementID
  const read = async (id: number) => (await send<Statement>('GET', `/statements/${id}`)).data
  const list = async (id: number, status?: string) =>
    (await send<{ items: Entry[] }>('GET', `/statements/${id}/entries${status ? `?status=${status}` : ''}`))
      .data.items
  const book = async (id: number, headers = office, revision?: number) =>
    send<{ booked: number }>(
      'POST',
      `/statements/${id}/book`,
      { revision: revision ?? (await read(id)).revision },
      headers,
    )
  const change = (entry: Entry, what: string, body: object, headers = office) =>
    send('POST', `/bank-entries/${entry.entryID}/${what}`, { version: entry.version, ...body }, headers)

  let count = 0
  const newReference = () => `REF${(count += 1)}`
  const newPayer = async (columns: object = {}) => {
    const student = await newStudent(columns)
    const code = `U24${String(student.studentID).padStart(5, '0')}`
    await university.change('student', student.studentID, { code })
    return { ...student, code }
  }
  const kinds = async (studentID: number) =>
    (await listEntries(studentID)).map(({ kind, amount }) => `${kind} ${amount}`)

  return {
    office,
    colleague,
    sql,
    addCharge,
    send,
    uploadText,
    upload,
    read,
    list,
    book,
    change,
    newReference,
    newPayer,
    kinds,
  }
}
