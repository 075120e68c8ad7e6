import * as fc from 'fast-check'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { finance } from '#contract/administration/finance.ts'
import { isOwed, type MovementKind } from '#rules/finance/group-movements.ts'
import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import { groupByCharge } from '#rules/finance/place-payments.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testLetterhead } from '#server/letterhead/test-letterhead.ts'
import { countRoundTrips } from '#server/db/test-round-trips.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { updateAccounts } from '#server/payments/update-accounts.ts'
import { testFinance } from '../test-finance.ts'
import { loadAccount } from './sql.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { sql, day, newStudent, addCharge, pay, play } = await testFinance(app, db, university)

type General = z.output<typeof finance.general.reply>
type Details = z.output<typeof finance.details.reply>
const url = '/api/financial-info'
const general = async (student: TestStudent) => (await student.read<General>(`${url}/general`)).data
const details = async (student: TestStudent) => (await student.read<Details>(`${url}/details`)).data
const addEntry = (studentID: number, kind: MovementKind, amount: string, columns: object = {}) =>
  addCharge(studentID, amount, { kind, ...columns })
const setBlock = (registration: boolean) =>
  sql(
    `update setting set value = value || jsonb_build_object('registration', $1::boolean) where name = 'debt_block'`,
    [registration],
  )

describe('the account', () => {
  // spec 2.39.1
  it('has a running balance, what is due next, and what is left of each charge', async () => {
    const student = await newStudent()
    const { studentID } = student
    const first = await addCharge(studentID, '300.10', { day: '2026-09-01', due_on: await day(-5) })
    const second = await addCharge(studentID, '200.00', { day: '2026-09-02', due_on: await day(20) })
    await addEntry(studentID, 'scholarship', '100.05', { day: '2026-09-03', charge_id: second })
    await addEntry(studentID, 'payment', '50.05', { day: '2026-09-04' })
    const { movements, charges, currency } = await details(student)
    expect(currency).toBe('GEL')
    expect(movements.map(({ balance }) => balance)).toEqual(['350.00', '400.05', '500.10', '300.10'])
    expect(charges.map(({ pay_for_id, paid, left }) => [pay_for_id, paid, left])).toEqual([
      [first, '50.05', '250.05'],
      [second, '100.05', '99.95'],
    ])
    expect(await general(student)).toMatchObject({
      balance: '350.00',
      charged: '500.10',
      paid: '150.10',
      debt: '350.00',
      overdue: '250.05',
      next_due: { date: await day(-5), amount: '250.05', isOverdue: true },
      block: null,
      contract: null,
    })
    // Home, the list of what is to do and the calendar feed have what is due (spec 2.30.3).
    const { data } = await student.read<{ items: { kind: string; end_date: string; targetID: number }[] }>(
      '/api/agenda',
    )
    const due = data.items.filter(({ kind }) => kind === 'instalment')
    expect(due.map(({ targetID, end_date }) => [targetID, end_date])).toEqual([
      [first, await day(-5)],
      [second, await day(20)],
    ])
    await addEntry(studentID, 'payment', '350.00', { day: '2026-09-05' })
    const after = await student.read<{ items: { kind: string }[] }>('/api/agenda')
    expect(after.data.items.filter(({ kind }) => kind === 'instalment')).toEqual([])
  })

  it('without an entry owes nothing', async () => {
    const student = await newStudent()
    expect(await general(student)).toMatchObject({
      balance: '0.00',
      debt: '0.00',
      next_due: null,
      overdue: '0.00',
    })
    expect(await details(student)).toEqual({ movements: [], charges: [], currency: 'GEL' })
  })

  it('says what the university owes below zero', async () => {
    const student = await newStudent()
    await addEntry(student.studentID, 'payment', '10.00')
    expect(await general(student)).toMatchObject({ balance: '-10.00', debt: '0.00' })
  })

  it('leaves of the charges together what is owed, and never more of one than it is', async () => {
    const entry = fc.record({
      kind: fc.constantFrom<MovementKind>('charge', 'payment', 'discount', 'scholarship'),
      amount: fc.bigInt({ min: 1n, max: 90_000n }),
      due: fc.option(fc.integer({ min: -30, max: 30 })),
      target: fc.option(fc.nat(5)),
      refunds: fc.option(fc.bigInt({ min: 1n, max: 100n })),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 10 }), async (entries) => {
        const studentID = await university.addStudent()
        const charges: number[] = []
        let owed = 0n
        for (const { kind, amount, due, target, refunds } of entries) {
          const isCharge = kind === 'charge'
          const charge_id = isCharge || target === null ? null : (charges[target] ?? null)
          const due_on = isCharge && due !== null ? await day(due) : null
          const id = await addEntry(studentID, kind, toAmount(amount), { charge_id, due_on })
          if (isCharge) charges.push(id)
          owed += isOwed(kind) ? amount : -amount
          // A payment is refunded in part, against the same charge.
          if (kind === 'payment' && refunds !== null) {
            const back = (amount * refunds) / 100n
            if (back === 0n) continue
            await addEntry(studentID, 'refund', toAmount(back), { charge_id })
            owed += back
          }
        }
        const { movements, charges: open } = await loadAccount(db, studentID)
        const left = open.reduce((sum, each) => sum + toMinorUnits(each.left), 0n)
        expect(left).toBe(owed > 0n ? owed : 0n)
        expect(open.every((each) => toMinorUnits(each.left) <= toMinorUnits(each.amount))).toBe(true)
        expect(toMinorUnits(movements[0]?.balance ?? '0')).toBe(owed)
        // The groups put each payment on the same charges.
        const groups = groupByCharge(
          movements,
          ({ financeID }) => ({ key: String(financeID), name: '', nameeng: '' }),
          { key: 'advance', name: '', nameeng: '' },
        )
        const unpaid = groups.filter(({ balance }) => toMinorUnits(balance) > 0n)
        expect(new Map(unpaid.map(({ key, balance }) => [Number(key), balance]))).toEqual(
          new Map(open.map(({ pay_for_id, left: each }) => [pay_for_id, each])),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('of 500 entries is read in one round trip', async () => {
    const studentID = await university.addStudent()
    await sql(
      `insert into ledger_entry (student_id, kind, debit_type_id, name_ka, name_en, amount, currency, day)
       select $1, case n % 2 when 0 then 'charge' else 'payment' end, 1, 'x', 'x', 1 + n, 'GEL', now()::date - n
       from generate_series(1, 500) n`,
      [studentID],
    )
    const { counted, countTrips } = countRoundTrips(db)
    const own = makeApp({ db: counted, quiet: true })
    const student = await testStudent(own, db, studentID)
    // Until the session is in memory, which needs a connection of its own.
    await expect.poll(() => countTrips(() => student.read(`${url}/debit-types`))).toBe(1)
    let found: Details | undefined
    const trips = await countTrips(async () => (found = (await student.read<Details>(`${url}/details`)).data))
    expect([trips, found?.movements.length]).toEqual([1, 500])
    expect(await countTrips(() => student.read(`${url}/general`))).toBe(1)
  })
})

describe('a statement', () => {
  const download = (student: TestStudent, query: string) =>
    app.inject({ url: `${url}/statement?${query}`, headers: student.headers })

  it('as a table is oldest first, and no name in it is a formula', async () => {
    const student = await newStudent()
    await addCharge(student.studentID, '100.00', { day: '2026-09-05', name_en: '=1+1, "x"' })
    await addEntry(student.studentID, 'payment', '30.00', { day: '2026-10-06' })
    const reply = await download(student, 'format=csv&locale=en')
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.headers['content-disposition']).toContain('attachment; filename="statement')
    expect(reply.body.split('\r\n')).toEqual([
      '\u{feff}Date,Kind,Description,Charged,Paid,Owed,Currency',
      `2026-09-05,Charge,"'=1+1, ""x""",100.00,,100.00,GEL`,
      '2026-10-06,Payment,Fee,,30.00,70.00,GEL',
      '',
    ])
  })

  it('is a PDF, also of an empty account', async () => {
    const student = await newStudent()
    for (const locale of ['ka', 'en']) {
      const reply = await download(student, `format=pdf&locale=${locale}`)
      expect([reply.statusCode, reply.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    }
    expect((await download(student, 'format=xml')).statusCode).toBe(422)
  })

  it('has the letterhead, shows a change at once, and names a letter that it cannot draw', async () => {
    const student = await newStudent()
    const readStatement = async () => {
      const pdf = await getDocumentProxy(
        new Uint8Array((await download(student, 'format=pdf&locale=en')).rawPayload),
      )
      return (await extractText(pdf, { mergePages: true })).text
    }
    await university.put('setting', { name: 'university', value: JSON.stringify(testLetterhead) })
    expect(await readStatement()).toContain('1 Sample Street, Tbilisi')
    await addCharge(student.studentID, '12.34', { day: '2026-09-05', name_en: 'Fee of Əliyeva' })
    expect(await readStatement()).toContain('Fee of Əliyeva')
    await addCharge(student.studentID, '1.00', { day: '2026-09-05', name_en: 'Fee 李' })
    const refused = await download(student, 'format=pdf&locale=en')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'text_not_drawable'])
    expect((await download(student, 'format=pdf&locale=ka')).statusCode).toBe(200)
  })
})

describe('what is announced', () => {
  it('becomes a charge on its day, once', async () => {
    const student = await newStudent()
    const row = {
      student_id: student.studentID,
      debit_type_id: 1,
      name_ka: 'შემდეგი',
      name_en: 'Next',
      amount: '77.00',
      due_on: await day(40),
    }
    await university.put('announced_charge', { ...row, books_on: await day(0) })
    await university.put('announced_charge', { ...row, books_on: await day(3) })
    const announced = async () =>
      (await student.read<{ charges: unknown[] }>(`${url}/finance_temp`)).data.charges.length
    expect(await announced()).toBe(2)
    await Promise.all([updateAccounts(db), updateAccounts(db)])
    await updateAccounts(db)
    expect([await announced(), (await details(student)).movements.length]).toEqual([1, 1])
  })
})

describe('a debt', () => {
  const isBlocked = async (studentID: number) =>
    (await sql<{ debt_blocked: boolean }>('select debt_blocked from student where id = $1', [studentID]))[0]!
      .debt_blocked
  const listDebtNotices = (studentID: number) =>
    sql<{ details: object }>(
      `select details from notification n join notification_recipient r on r.notification_id = n.id
       where n.kind = 'debt' and r.student_id = $1`,
      [studentID],
    )

  // spec 2.39.5
  it('blocks registration only if the setting says so, after its days, until it is paid', async () => {
    const student = await newStudent()
    const { studentID } = student
    const pay_for_id = await addCharge(studentID, '100.00', { due_on: await day(-15) })
    await updateAccounts(db)
    expect(await isBlocked(studentID)).toBe(false)
    await setBlock(true)
    try {
      await updateAccounts(db)
      expect(await isBlocked(studentID)).toBe(true)
      expect((await general(student)).block).toEqual({ isBlocked: true, from: await day(0) })
      await university.openWindow({ step: 2 })
      const refused = await student.choose([university.groupIDs[0]])
      expect(refused).toMatchObject({ status: 403, code: 'debt_blocks' })
      const { data } = await pay(student, { pay_for_id })
      await play(data.link, 'success', 'once')
      expect(await isBlocked(studentID)).toBe(false)
      expect((await student.choose([university.groupIDs[0]])).status).toBe(200)
    } finally {
      await setBlock(false)
      await updateAccounts(db)
    }
  })

  it('is announced 14, 7 and 1 days before it blocks, once on each of these days', async () => {
    await setBlock(true)
    const notified = []
    for (const daysBefore of [15, 14, 13, 7, 2, 1, 0]) {
      const { studentID } = await newStudent()
      // It blocks on the fifteenth day after its date.
      await addCharge(studentID, '100.00', { due_on: await day(daysBefore - 15) })
      await updateAccounts(db)
      await updateAccounts(db)
      const notices = await listDebtNotices(studentID)
      if (notices.length > 0) notified.push([daysBefore, notices.length])
    }
    await setBlock(false)
    expect(notified).toEqual([
      [14, 1],
      [7, 1],
      [1, 1],
    ])
  })
})
