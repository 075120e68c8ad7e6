import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testFinance } from '#server/areas/finance/test-finance.ts'
import { testOffice } from '#server/areas/finance/staff/test-office.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const staff = testStaff(db)
const { sql, newStudent, pay, play } = await testFinance(app, db, university)
const { office, colleague, send } = await testOffice(app, db)

const read = async (headers: Readonly<Record<string, string>>) =>
  (await app.inject({ url: '/api/staff/waiting', headers })).json().data.waiting as object[]
const signIn = async (grant: Readonly<Record<string, unknown>>) => {
  const staffID = await staff.addMember()
  await staff.addGrant(staffID, grant)
  return staff.signIn(staffID)
}

describe('what waits for a member of staff', () => {
  it('is what they may do, in their scope, and no refund of their own', async () => {
    const otherSchoolID = await university.put('school', { name_ka: 'სხვა', name_en: 'Other' })
    const here = await signIn({ role_id: 'finance', scope: 'school', school_id: university.schoolID })
    const elsewhere = await signIn({ role_id: 'finance', scope: 'school', school_id: otherSchoolID })
    const auditor = await signIn({ role_id: 'auditor', scope: 'university' })
    expect(await read(office)).toEqual([])

    const paid = (await pay(await newStudent(), { amount: '80' })).data
    await play(paid.link, 'success', 'once')
    await send('POST', `/orders/${paid.orderID}/refund`, { amount: '30', reason: 'paid twice' })
    const unlike = (await pay(await newStudent())).data
    await sql('update sandbox_payment set amount = amount + 1 where order_id = $1', [unlike.orderID])
    await play(unlike.link, 'success', 'once')
    const { orderID } = (await pay(await newStudent())).data
    await sql(`update payment_order set created_at = now() - interval '2 hours' where id = $1`, [orderID])
    await university.put('bank_entry', {
      account: 'GE',
      reference: 'waiting',
      booked_on: '2026-11-20',
      amount: '10.00',
      currency: 'GEL',
    })

    const payments = [
      { kind: 'mismatched', count: 1 },
      { kind: 'stuck', count: 1 },
    ]
    const refunds = { kind: 'refunds', count: 1 }
    const entries = { kind: 'bank_entries', count: 1 }
    // The person who proposed the refund does not confirm it.
    expect(await read(office)).toEqual([...payments, entries])
    expect(await read(colleague)).toEqual([refunds, ...payments, entries])
    // Statements of the bank count in the whole university only.
    expect(await read(here)).toEqual([refunds, ...payments])
    expect(await read(elsewhere)).toEqual([])
    expect(await read(auditor)).toEqual([])
  })
})
