import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import type { Semester } from '#demo/season/semesters.ts'
import { insertRows } from './insert-rows.ts'

/** Days from the start of an intake to each of its dates, as in the autumn of 2025. */
const dates = [
  { kind: 'signing', days: 42, ka: 'ხელშეკრულების ხელმოწერა', en: 'Signing of the contract' },
  { kind: 'documents', days: 70, ka: 'დოკუმენტების დედნების წარდგენა', en: 'Original documents handed in' },
  {
    kind: 'withdrawal',
    days: 28,
    ka: 'სწავლის შეწყვეტა საფასურის ნახევრის დაბრუნებით',
    en: 'Withdrawal with half of the fee refunded',
  },
] as const

/** The fee of a year in USD, where it differs from the usual one. */
const fees: Readonly<Record<string, string>> = { 'Medical Doctor (in English)': '7500.00' }
const defaultFee = '4200.00'

const intakeText = `insert into intake (academic_year, season, name_ka, name_en, starts_on, template_id)
  select $1, $2, $3, $4, $5, max(id) from contract_template
  on conflict (academic_year, season) do update set starts_on = excluded.starts_on returning id`

const insertIntake = async (
  tx: Connection,
  { academicYear, season }: Semester,
  startsOn: string,
): Promise<number> => {
  const years = `${academicYear}–${academicYear + 1}`
  const ka = `${years} სასწავლო წლის ${season === 'autumn' ? 'შემოდგომა' : 'გაზაფხული'}`
  const row = await tx.row<{ id: number }>({ name: '', text: intakeText }, [
    academicYear,
    season,
    ka,
    `${season} ${years}`,
    startsOn,
  ])
  const { id } = row!
  await tx.rows({ name: '', text: 'delete from intake_deadline where intake_id = $1' }, [id])
  await insertRows(
    tx,
    'intake_deadline',
    { intake_id: 'int', kind: 'text', name_ka: 'text', name_en: 'text', day: 'date' },
    dates.map(({ kind, days, ka: name_ka, en: name_en }) => ({
      intake_id: id,
      kind,
      name_ka,
      name_en,
      day: addDays(startsOn, days),
    })),
  )
  return id
}

/**
 * Writes the two branches, the office, the intake that is open for three more weeks, and one that ends today and has no
 * price list.
 */
export const seedIntakes = async (
  tx: Connection,
  semesters: readonly Semester[],
  today: string,
): Promise<{ readonly current: number; readonly late: number }> => {
  const current = await insertIntake(tx, semesters.at(-1)!, addDays(today, -21))
  const late = await insertIntake(tx, semesters.at(-2)!, addDays(today, -42))
  await tx.rows(
    {
      name: '',
      text: `insert into intake_fee (intake_id, programme_id, fee, currency)
        select $1, id, coalesce(($2::jsonb ->> name_en)::numeric, $3::numeric), 'USD' from programme where category_id <> 1`,
    },
    [current, JSON.stringify(fees), defaultFee],
  )
  const branches = [
    {
      id: 1,
      name_ka: 'მთავარი კორპუსი',
      name_en: 'Main building',
      address_ka: 'თბილისი, ჭავჭავაძის გამზირი 17',
      address_en: '17 Chavchavadze Avenue, Tbilisi',
    },
    {
      id: 2,
      name_ka: 'სამედიცინო კორპუსი',
      name_en: 'Medical campus',
      address_ka: 'თბილისი, ვაჟა-ფშაველას გამზირი 33',
      address_en: '33 Vazha-Pshavela Avenue, Tbilisi',
    },
  ]
  const text = 'text'
  await insertRows(
    tx,
    'visit_branch',
    { id: 'int', name_ka: text, name_en: text, address_ka: text, address_en: text },
    branches,
  )
  await tx.rows({
    name: '',
    text: `update setting set value = value || '{"email": "international@aragvi.example", "phone": "+995 32 200 20 26"}'
      where name = 'international_office'`,
  })
  return { current, late }
}
