import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { financeStaff } from '#contract/staff/finance-staff.ts'
import { nameSearches, testNames } from '#server/staff-lists/test-names.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFinance } from '../../test-finance.ts'
import { testOffice } from '../test-office.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { sql, day, newStudent, addCharge } = await testFinance(app, db, university)
const { office, send } = await testOffice(app, db)
type Account = z.output<typeof financeStaff.account.reply>
type Accounts = z.output<typeof financeStaff.accounts.reply>

describe('the account of a student', () => {
  // spec 2.39.6
  it('takes a charge, a discount and a bank transfer, each once and with its reason', async () => {
    const { studentID } = await newStudent()
    const enter = (body: object, key?: string) =>
      send<{ financeID: number }>(
        'POST',
        `/accounts/${studentID}/entries`,
        { debit_typeID: 1, reason: 'why', ...body },
        office,
        key,
      )
    const due = await day(-3)
    const key = 'the-charge-of-this-attempt'
    const replies = await Promise.all([1, 2].map(() => enter({ kind: 'charge', amount: '300', due }, key)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const chargeID = replies[0]!.data.financeID
    expect(replies[1]!.data.financeID).toBe(chargeID)
    expect((await enter({ kind: 'discount', amount: '300.01', chargeID })).data).toEqual({
      amount: ['₾300.00 of this charge is left.'],
    })
    expect((await enter({ kind: 'discount', amount: '50', chargeID })).status).toBe(200)
    expect((await enter({ kind: 'payment', amount: '100.50' })).status).toBe(200)
    expect((await enter({ kind: 'payment', amount: '1', chargeID: 999_999 })).status).toBe(422)
    expect((await enter({ kind: 'payment', amount: '-1' })).status).toBe(422)
    const { data } = await send<Account>('GET', `/accounts/${studentID}`)
    expect(data.account).toMatchObject({ balance: '149.50', overdue: '149.50', currency: 'GEL' })
    expect(data.entries.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['payment', 'why'],
      ['discount', 'why'],
      ['charge', 'why'],
    ])
    expect(data.charges).toMatchObject([{ financeID: chargeID, left: '149.50' }])
    expect(
      await sql(`select from audit where entity = 'ledger_entry' and student_id = $1`, [studentID]),
    ).toHaveLength(3)
  })

  it('has one entry of the opposite kind for one that is reversed, and is as before', async () => {
    const { studentID } = await newStudent()
    const other = await addCharge(studentID, '70.00', { due_on: await day(-1) })
    const enter = async (body: object) =>
      (
        await send<{ financeID: number }>('POST', `/accounts/${studentID}/entries`, {
          debit_typeID: 1,
          reason: 'why',
          ...body,
        })
      ).data.financeID
    const load = async () => (await send<Account>('GET', `/accounts/${studentID}`)).data
    const reverse = (financeID: number, key?: string, headers = office) =>
      send<{ financeID: number }>('POST', `/entries/${financeID}/reverse`, { reason: 'wrong' }, headers, key)
    const chargeID = await enter({ kind: 'charge', amount: '300', due: await day(3) })
    for (const [kind, opposite] of [
      ['payment', 'refund'],
      ['discount', 'refund'],
      ['charge', 'discount'],
    ]) {
      const before = await load()
      const entryID = await enter({ kind, amount: '40', ...(kind !== 'charge' && { chargeID }) })
      expect((await load()).entries.find(({ financeID }) => financeID === entryID)).toMatchObject({
        canReverse: true,
        isReversed: false,
      })
      const key = `reversal-${kind}-of-this-attempt`
      const replies = await Promise.all([1, 2].map(() => reverse(entryID, key)))
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
      expect(replies[0]!.data).toEqual(replies[1]!.data)
      expect(await reverse(entryID)).toMatchObject({ status: 409, code: 'entry_reversed' })
      expect(await reverse(replies[0]!.data.financeID)).toMatchObject({
        status: 409,
        code: 'entry_not_by_hand',
      })
      const { account, charges, entries } = await load()
      expect({ account, charges }).toEqual({ account: before.account, charges: before.charges })
      expect(entries.slice(0, 2)).toMatchObject([
        { kind: opposite, reason: 'wrong', canReverse: false, isReversed: false },
        { financeID: entryID, canReverse: false, isReversed: true },
      ])
    }
    // Not what the portal has entered.
    expect(await reverse(other)).toMatchObject({ status: 409, code: 'entry_not_by_hand' })
    const raced = await enter({ kind: 'payment', amount: '999999', chargeID })
    const both = await Promise.all([
      reverse(raced, 'one-of-the-two-attempts'),
      reverse(raced, 'the-other-attempt'),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(
      await sql(
        `select from audit where entity = 'ledger_entry' and student_id = $1 and after ? 'reverses'`,
        [studentID],
      ),
    ).toHaveLength(4)
  })

  it('says what was paid under a contract, of which a discount that was reversed is no part', async () => {
    const [{ intake_id, semester_id }] = (await sql<{ intake_id: number; semester_id: number }>(
      'select i.id as intake_id, s.id as semester_id from intake i, semester s where s.is_current limit 1',
    )) as [{ intake_id: number; semester_id: number }]
    const student = await newStudent({
      programme_id: university.englishProgrammeID,
      is_international: true,
      international_agreed: true,
      contract_approved: true,
      intake_id,
    })
    const { studentID } = student
    await sql(
      `insert into contract_acceptance (student_id, intake_id, fee, currency, document, text_hash, locale)
       values ($1, $2, 1, 'USD', 'one', sha256('one'), 'en')`,
      [studentID, intake_id],
    )
    const chargeID = await addCharge(studentID, '900.00', { currency: 'USD', semester_id })
    const readPaid = async () =>
      (await student.read<{ contract: { paid: string } | null }>('/api/financial-info/general')).data.contract
        ?.paid
    const enter = async (kind: string) =>
      (
        await send<{ financeID: number }>('POST', `/accounts/${studentID}/entries`, {
          kind,
          debit_typeID: 1,
          amount: '40',
          chargeID,
          reason: 'why',
        })
      ).data.financeID
    for (const [kind, paid] of [
      ['discount', '0.00'],
      ['payment', '40.00'],
    ] as const) {
      const entryID = await enter(kind)
      if (kind === 'payment') expect(await readPaid()).toBe(paid)
      expect((await send('POST', `/entries/${entryID}/reverse`, { reason: 'wrong' })).status).toBe(200)
      expect(await readPaid()).toBe('0.00')
    }
  })

  it('counts a transfer from the day on which it was received', async () => {
    const { studentID } = await newStudent()
    const enter = (date: string) =>
      send<{ date?: string[] }>('POST', `/accounts/${studentID}/entries`, {
        kind: 'payment',
        debit_typeID: 1,
        reason: 'why',
        amount: '5',
        date,
      })
    expect(await enter(await day(1))).toMatchObject({
      status: 422,
      data: { date: [expect.stringContaining('still to come')] },
    })
    expect((await enter(await day(-367))).data.date).toEqual([expect.stringContaining('Check the year')])
    expect((await enter(await day(-7))).status).toBe(200)
    const { data } = await send<Account>('GET', `/accounts/${studentID}`)
    expect(data.entries.map(({ date }) => date)).toEqual([await day(-7)])
  })

  it('is found by name and code, and debtors by programme', async () => {
    const { studentID } = await newStudent(testNames)
    await addCharge(studentID, '70.00', { due_on: await day(-1) })
    for (const search of nameSearches)
      expect((await send<Accounts>('GET', `/accounts?search=${search}&debt=1`)).data).toMatchObject({
        total: 1,
        items: [{ studentID, overdue: '70.00' }],
      })
    const { data: sums } = await send<{ programmes: { programmeID: number; debtors: number }[] }>(
      'GET',
      '/programmes',
    )
    expect(
      sums.programmes.find((each) => each.programmeID === university.programmeID)!.debtors,
    ).toBeGreaterThan(0)
  })
})

describe('the list of accounts', () => {
  it('is sorted by each column, amounts within their currency, and sums all pages by currency', async () => {
    const programmes = [university.programmeID, university.englishProgrammeID]
    for (const [nth, amount] of ['300.00', '9.00', '100.00', '2000.00'].entries()) {
      const currency = (
        await sql<{ currency: string }>('select currency from programme where id = $1', [programmes[nth % 2]])
      )[0]!.currency
      const studentID = await university.addStudent({
        programme_id: programmes[nth % 2],
        lname_ka: ['ბ', 'ა', 'დ', 'გ'][nth],
        lname_en: 'Sorted',
        fname_en: 'dbca'[nth],
      })
      await addCharge(studentID, amount, { currency, due_on: await day(nth === 1 ? 5 : -1) })
    }
    const read = async (more: string) => (await send<Accounts>('GET', `/accounts?search=sorted${more}`)).data
    const usual = await read('')
    const shown = (data: Accounts) => data.items.map(({ currency, balance }) => `${currency} ${balance}`)
    expect(shown(usual)).toEqual(['GEL 300.00', 'GEL 100.00', 'USD 2000.00', 'USD 9.00'])
    expect(usual.sums).toEqual([
      { currency: 'GEL', accounts: 2, debtors: 2, balance: '400.00', overdue: '400.00' },
      { currency: 'USD', accounts: 2, debtors: 1, balance: '2009.00', overdue: '2000.00' },
    ])
    expect(shown(await read('&sort=balance'))).toEqual([
      'GEL 100.00',
      'GEL 300.00',
      'USD 9.00',
      'USD 2000.00',
    ])
    expect(shown(await read('&sort=-overdue'))).toEqual(shown(usual))
    const first = (data: Accounts) => data.items.map(({ name }) => name.at(-1)).join('')
    expect(first(await read('&sort=name'))).toBe('აბგდ')
    expect(first(await read('&sort=-name'))).toBe('დგბა')
    expect((await read('&sort=-nameeng')).items.map(({ nameeng }) => nameeng[0]).join('')).toBe('dcba')
    for (const column of ['programme', 'programmeeng'] as const) {
      const names = (await read(`&sort=-${column}`)).items.map((each) => each[column])
      expect(names).toEqual((await read(`&sort=${column}`)).items.map((each) => each[column]).toReversed())
    }
    const pages = await Promise.all([1, 2].map((page) => read(`&per_page=2&page=${page}&sort=-balance`)))
    expect(pages.flatMap(shown)).toEqual(shown(await read('&sort=-balance')))
    expect(pages.map(({ sums }) => sums)).toEqual([usual.sums, usual.sums])
    const late = await read('&debt=1')
    expect([late.total, late.sums[1]]).toEqual([3, { ...usual.sums[1], accounts: 1, balance: '2000.00' }])
    const { data } = await send<{ programmes: { currency: string; overdue: string }[] }>('GET', '/programmes')
    const order = data.programmes.map(({ currency }) => currency)
    expect(order).toEqual(order.toSorted())
  })
})
