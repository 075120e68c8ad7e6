import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { finance } from '#contract/administration/finance.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import type { Database } from '#server/db/open.ts'
import type { testUniversity } from '#server/db/test-university.ts'

type Order = z.output<typeof finance.order.reply>
type Paid = z.output<typeof finance.pay.reply>
interface Entry {
  readonly kind: string
  readonly amount: string
  readonly charge_id: number | null
}

/** Students with accounts, and the sandbox at the other end. */
export const testFinance = async (
  app: FastifyInstance,
  db: Database,
  university: Awaited<ReturnType<typeof testUniversity>>,
) => {
  const sql = <Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
    db.rows<Row>({ name: '', text }, values)
  await sql(`update setting set value = 'true' where name = 'demo'`)
  return {
    sql,
    /** The date this many days from today at the university, whose day begins before that of the database. */
    day: async (days: number): Promise<string> =>
      (
        await sql<{ day: string }>(
          `select (now() at time zone (value #>> '{}'))::date + $1::int as day from setting where name = 'time_zone'`,
          [days],
        )
      )[0]!.day,
    newStudent: async (columns: object = {}) =>
      testStudent(app, db, await university.addStudent({ ...columns })),
    /** Adds an entry to an account, a charge unless the columns say otherwise. */
    addCharge: (studentID: number, amount = '500.00', columns: object = {}) =>
      university.put('ledger_entry', {
        student_id: studentID,
        kind: 'charge',
        debit_type_id: 1,
        name_ka: 'საფასური',
        name_en: 'Fee',
        amount,
        currency: 'GEL',
        day: '2026-09-01',
        ...columns,
      }),
    pay: (student: TestStudent, body: object = {}, language = 'en') =>
      student.send<Paid>(
        'POST',
        '/api/financial-info/pay',
        { payment_type: 1, amount: '100', ...body },
        language,
      ),
    readOrder: (student: TestStudent, orderID: number) =>
      student.read<Order>(`/api/financial-info/orders/${orderID}`),
    cancelOrder: (student: TestStudent, orderID: number) =>
      student.send<Order>('POST', `/api/financial-info/orders/${orderID}/cancel`, {}),
    /** The student's choice on the sandbox page, and how it is reported. */
    play: (link: string, outcome: string, callback = 'never') =>
      app.inject({ method: 'POST', url: `/api${link}`, payload: { outcome, callback } }),
    deliver: (raw: Buffer, headers: object, provider = 'sandbox') =>
      app.inject({
        method: 'POST',
        url: `/api/payments/callback/${provider}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload: raw,
      }),
    listEntries: (studentID: number) =>
      sql<Entry>(
        'select kind, amount::text as amount, charge_id from ledger_entry where student_id = $1 order by id',
        [studentID],
      ),
    toPageID: (link: string): string => link.split('/').at(-1)!,
  }
}
