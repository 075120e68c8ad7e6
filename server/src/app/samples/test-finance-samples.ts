import { randomUUID } from 'node:crypto'
import type { testStaff } from '#server/areas/staff-session/test-staff.ts'
import type { testUniversity } from '#server/db/test-university.ts'
import type { MakeSample } from './test-sample.ts'

interface World {
  readonly university: Awaited<ReturnType<typeof testUniversity>>
  readonly staff: ReturnType<typeof testStaff>
}

/** The samples of the finance office: a student with a charge, and a payment of theirs. */
export const financeSamples = ({ university, staff }: World) => {
  const names = { debit_type_id: 1, name_ka: 'საფასური', name_en: 'Fee', currency: 'GEL' }
  let references = 0
  const addDebtor = async () => {
    const studentID = await university.addStudent()
    await university.put('ledger_entry', {
      ...names,
      student_id: studentID,
      kind: 'charge',
      amount: '100.00',
      day: '2026-01-01',
      due_on: '2026-02-01',
    })
    return studentID
  }
  const addOrder = async (columns: object = {}) =>
    university.put('payment_order', {
      ...names,
      student_id: await addDebtor(),
      purpose: 'account',
      amount: '30.00',
      provider: 'sandbox',
      state: 'paid',
      paid_at: new Date().toISOString(),
      expires_at: '2026-01-01',
      ...columns,
    })
  const addRefund = async () =>
    university.put('payment_refund', {
      order_id: await addOrder(),
      amount: '10.00',
      reason: 'twice',
      proposed_by: await staff.addMember(),
    })
  const addStatement = async (staffID: number) => {
    const entryID = await university.put('bank_entry', {
      account: 'GE',
      reference: `sample ${(references += 1)}`,
      booked_on: '2026-11-20',
      amount: '10.00',
      currency: 'GEL',
    })
    const row = { filename: 'a.xml', format: 'camt053', content_hash: '', staff_member_id: staffID }
    const statementID = await university.put('bank_statement', row)
    await university.put('bank_statement_entry', {
      statement_id: statementID,
      entry_id: entryID,
      is_new: true,
    })
    return { statementID, entryID }
  }
  const addBooked = async (staffID: number) => {
    const added = await addStatement(staffID)
    const student_id = await addDebtor()
    const ledger_entry_id = await university.put('ledger_entry', {
      ...names,
      student_id,
      kind: 'payment',
      amount: '10.00',
      day: '2026-11-20',
      key: `bank ${added.entryID} 1`,
      bank_entry_id: added.entryID,
      bank_booking: 1,
    })
    const booked = { student_id, matched_by: 'hand', state: 'booked', ledger_entry_id, bookings: 1 }
    await university.change('bank_entry', added.entryID, booked)
    return added
  }
  const setPrice = async () => {
    const programmeID = await university.addProgramme('Priced')
    await university.addStudent({ programme_id: programmeID })
    const row = { semester_id: university.semesterID, programme_id: programmeID }
    await university.put('tuition_price', { ...row, amount: '1000.00', due_on: '2026-10-01' })
    return programmeID
  }
  return {
    'bankStatements.list': async () => ({}),
    'bankStatements.accounts': async () => ({}),
    'bankStatements.upload': async () => ({
      body: {
        filename: 'a.csv',
        content: `date,number,sum\n2026-11-20,sample ${(references += 1)},5\n`,
        mapping: { date: 0, reference: 1, amount: 2 },
        currency: 'GEL',
      },
    }),
    'bankStatements.one': async (staffID) => ({ params: { id: (await addStatement(staffID)).statementID } }),
    'bankStatements.entries': async (staffID) => {
      const { statementID, entryID } = await addStatement(staffID)
      await university.change('bank_entry', entryID, {
        student_id: await addDebtor(),
        matched_by: 'hand',
      })
      return { params: { id: statementID } }
    },
    'bankStatements.assign': async (staffID) => ({
      params: { id: (await addStatement(staffID)).entryID },
      body: { code: `st${await addDebtor()}`, version: 0 },
    }),
    'bankStatements.setAside': async (staffID) => ({
      params: { id: (await addStatement(staffID)).entryID },
      body: { is_aside: true, version: 0 },
    }),
    'bankStatements.link': async (staffID) => {
      const { entryID } = await addStatement(staffID)
      const student_id = await addDebtor()
      await university.change('bank_entry', entryID, { student_id, matched_by: 'hand' })
      const financeID = await university.put('ledger_entry', {
        ...names,
        student_id,
        kind: 'payment',
        amount: '10.00',
        day: '2026-11-20',
        staff_member_id: staffID,
      })
      return { params: { id: entryID }, body: { financeID, version: 0 } }
    },
    'bankStatements.setOther': async (staffID) => ({
      params: { id: (await addStatement(staffID)).entryID },
      body: { is_other: true, version: 0 },
    }),
    'bankStatements.book': async (staffID) => ({
      params: { id: (await addStatement(staffID)).statementID },
      body: { revision: 0 },
    }),
    'bankStatements.undo': async (staffID) => ({
      params: { id: (await addBooked(staffID)).entryID },
      body: { reason: 'a mistake', version: 0 },
    }),
    'bankStatements.undoAll': async (staffID) => ({
      params: { id: (await addBooked(staffID)).statementID },
      body: { reason: 'a mistake', revision: 0 },
    }),
    'financeStaff.accounts': async () => {
      const id = await addDebtor()
      return {
        query: { debt: 1, search: `st${id}` },
        shows: ({ items }: { items: unknown[] }) => items.length > 0,
      }
    },
    'financeStaff.programmes': async () => ({
      shows: ({ programmes }: { programmes: { programmeID: number }[] }) =>
        programmes.some(({ programmeID }) => programmeID === university.programmeID),
    }),
    'financeStaff.account': async () => ({ params: { id: await addDebtor() } }),
    'financeStaff.enter': async () => ({
      params: { id: await addDebtor() },
      body: { kind: 'charge', debit_typeID: 1, amount: '10', reason: 'a new card' },
    }),
    'financeStaff.reverse': async (staffID) => ({
      params: {
        id: await university.put('ledger_entry', {
          ...names,
          student_id: await addDebtor(),
          kind: 'payment',
          amount: '10.00',
          day: '2026-11-20',
          staff_member_id: staffID,
        }),
      },
      body: { reason: 'a mistake' },
    }),
    'financeStaff.orders': async () => {
      const id = await addOrder()
      return {
        query: { search: String(id) },
        shows: ({ items }: { items: { orderID: number }[] }) => items.some(({ orderID }) => orderID === id),
      }
    },
    'financeStaff.checkOrder': async () => {
      const bankID = `bank ${(references += 1)}`
      const id = await addOrder({ provider_order_id: bankID })
      await university.put('sandbox_payment', {
        id: bankID,
        key: randomUUID(),
        order_id: id,
        amount: '30.00',
        currency: 'GEL',
        state: 'paid',
        success_url: '/',
        fail_url: '/',
        expires_at: '2026-01-01',
      })
      return { params: { id } }
    },
    'financeStaff.days': async () => {
      await addOrder()
      return { shows: ({ days }: { days: unknown[] }) => days.length > 0 }
    },
    'financeStaff.proposeRefund': async () => ({
      params: { id: await addOrder() },
      body: { amount: '5', reason: 'twice' },
    }),
    'financeStaff.refunds': async () => {
      const id = await addRefund()
      return {
        shows: ({ items }: { items: { refundID: number }[] }) =>
          items.some(({ refundID }) => refundID === id),
      }
    },
    // A confirmed one would be sent to a bank, which has no payment of it here.
    'financeStaff.decideRefund': async () => ({
      params: { id: await addRefund() },
      body: { decision: 'reject' },
    }),
    'financeStaff.planTuition': async () => {
      const id = await setPrice()
      return {
        shows: ({ programmes }: { programmes: { programmeID: number }[] }) =>
          programmes.some(({ programmeID }) => programmeID === id),
      }
    },
    'financeStaff.setPrice': async () => ({
      params: { programmeID: await university.addProgramme('Without a price') },
      body: { amount: '900', due: '2026-10-01' },
    }),
    'financeStaff.bookTuition': async () => ({
      params: { programmeID: await setPrice() },
      body: { reason: 'autumn' },
    }),
  } satisfies Readonly<Record<string, MakeSample>>
}
