import type { Database } from '#server/db/open.ts'
import type { testUniversity } from '#server/db/test-university.ts'

type University = Awaited<ReturnType<typeof testUniversity>>

/**
 * Creates an intake with a signing deadline in 20 days, a fee, two branches and a slot of 10 places in 3
 * days.
 */
export const testAbroad = async (db: Database, university: University) => {
  const { put, today } = university
  // The tests count days as the database does.
  await db.row({ name: '', text: `update setting set value = '"UTC"' where name = 'time_zone'` })
  const one = await db.row<{ id: number }>({ name: '', text: 'select min(id) as id from contract_template' })
  const templateID = one!.id
  const intakeID = await put('intake', {
    academic_year: 2030,
    season: 'autumn',
    name_ka: 'შემოდგომის მიღება',
    name_en: 'the autumn intake',
    starts_on: await today(-20),
    template_id: templateID,
  })
  for (const [kind, days] of [
    ['signing', 20],
    ['documents', 48],
    ['withdrawal', 8],
  ] as const)
    await put('intake_deadline', {
      intake_id: intakeID,
      kind,
      name_ka: `${kind} ქართულად`,
      name_en: kind,
      day: await today(days),
    })
  await put('intake_fee', {
    intake_id: intakeID,
    programme_id: university.englishProgrammeID,
    fee: '6500.00',
    currency: 'USD',
  })
  const addBranch = (name: string) =>
    put('visit_branch', {
      name_ka: `${name} ქართულად`,
      name_en: name,
      address_ka: 'ქუჩა 1',
      address_en: '1 Street',
    })
  const branchID = await addBranch('Main')
  const otherBranchID = await addBranch('Second')
  const addSlot = async (days: number, starts: string, ends: string, capacity = 10, branch_id = branchID) =>
    put('visit_slot', { branch_id, day: await today(days), starts, ends, capacity })
  const slotID = await addSlot(3, '10:00', '10:30')
  const addStudent = (columns: Readonly<Record<string, unknown>> = {}) =>
    university.addStudent({
      programme_id: university.englishProgrammeID,
      is_international: true,
      international_agreed: true,
      contract_approved: false,
      intake_id: intakeID,
      phone: '555123456',
      ...columns,
    })
  return { intakeID, templateID, branchID, otherBranchID, slotID, addSlot, addStudent }
}
