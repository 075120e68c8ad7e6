import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { finance } from '#contract/administration/finance.ts'
import type { MovementKind } from '#rules/finance/group-movements.ts'
import { makeApp } from '#server/app.ts'
import type { TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFinance } from '../test-finance.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { day, newStudent, addCharge } = await testFinance(app, db, university)

type General = z.output<typeof finance.general.reply>
type Groups = z.output<typeof finance.by.reply>
const url = '/api/financial-info'
const general = async (student: TestStudent) => (await student.read<General>(`${url}/general`)).data
const addEntry = (studentID: number, kind: MovementKind, amount: string, columns: object = {}) =>
  addCharge(studentID, amount, { kind, ...columns })

describe('fines', () => {
  // spec 2.41.7
  it('are one sum of what the account and the library have, the same on both pages', async () => {
    const student = await newStudent()
    const { studentID } = student
    const read = async () => {
      const { data } = await student.read<{ fines: unknown }>('/api/my-library/loans')
      expect((await general(student)).fines).toEqual(data.fines)
      return data.fines
    }
    expect(await read()).toBe(null)
    const charged = await addCharge(studentID, '12.50', { debit_type_id: 3 })
    await addCharge(studentID, '500.00')
    const addLoan = async (fine: string | null, outcome: string | null = null) => {
      const book_id = await university.put('book', { title: 'x', author: 'x', language: 'en', copies: 1 })
      await university.put('library_loan', {
        student_id: studentID,
        book_id,
        lent_on: await day(-40),
        due_on: await day(-12),
        closed_on: await day(-6),
        fine,
        fine_outcome: outcome,
      })
    }
    await addLoan('1.20')
    await addLoan('0.40', 'paid')
    await addLoan(null)
    const currencies = { account_currency: 'GEL', library_currency: 'GEL' }
    expect(await read()).toEqual({ sum: '13.70', in_account: '12.50', in_library: '1.20', ...currencies })
    await addEntry(studentID, 'payment', '12.50', { debit_type_id: 3, charge_id: charged })
    expect(await read()).toEqual({ sum: '1.20', in_account: '0.00', in_library: '1.20', ...currencies })
  })
})

describe('groups of the account', () => {
  // spec 2.39.2
  it('are by semester and type what is left of the charges, and by month what was owed at its end', async () => {
    const student = await newStudent()
    const { studentID } = student
    await addCharge(studentID, '100.00', { semester_id: university.semesterID, day: '2026-09-05' })
    await addCharge(studentID, '20.00', { debit_type_id: 3, day: '2026-10-05' })
    await addEntry(studentID, 'payment', '110.00', { day: '2026-10-06' })
    const read = (name: string) => student.read<Groups>(`${url}/financial_info_by_${name}`)
    const sums = async (name: string) =>
      (await read(name)).data.groups.map(({ nameeng, charged, paid, balance }) => [
        nameeng,
        charged,
        paid,
        balance,
      ])
    expect(await sums('semester')).toEqual([
      ['Autumn', '100.00', '100.00', '0.00'],
      ['Without a semester', '20.00', '10.00', '10.00'],
    ])
    expect(await sums('type')).toEqual([
      ['Tuition fee', '100.00', '100.00', '0.00'],
      ['Library fine', '20.00', '10.00', '10.00'],
    ])
    expect(await sums('date')).toEqual([
      ['October 2026', '20.00', '110.00', '10.00'],
      ['September 2026', '100.00', '0.00', '100.00'],
    ])
    await addEntry(studentID, 'payment', '30.00', { day: '2026-10-07' })
    expect((await sums('semester')).at(-1)).toEqual(['Paid in advance', '0.00', '20.00', '-20.00'])
    expect((await read('colour')).status).toBe(404)
  })
})
