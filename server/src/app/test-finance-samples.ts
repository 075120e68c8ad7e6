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
  const setPrice = async () => {
    const programmeID = await university.addProgramme('Priced')
    await university.addStudent({ programme_id: programmeID })
    const row = { semester_id: university.semesterID, programme_id: programmeID }
    await university.put('tuition_price', { ...row, amount: '1000.00', due_on: '2026-10-01' })
    return programmeID
  }
  return {
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
    'financeStaff.orders': async () => {
      const id = await addOrder()
      return {
        query: { search: String(id) },
        shows: ({ items }: { items: { orderID: number }[] }) => items.some(({ orderID }) => orderID === id),
      }
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
