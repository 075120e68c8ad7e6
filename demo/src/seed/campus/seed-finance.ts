import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import type { Semester } from '#demo/season/semesters.ts'
import type { Student } from '#demo/students/population.ts'
import { seedPayments } from './seed-payments.ts'

const run = (tx: Connection, text: string, values: readonly unknown[]) => tx.rows({ name: '', text }, values)

/** A term's fee at a programme: half of the year's, which for students from abroad is that of the contract. */
const prices = `coalesce((select f.fee / 2 from intake_fee f where f.programme_id = p.id order by f.intake_id desc limit 1),
  case p.currency when 'USD' then 2750 else 1125 end)`

/** How many of ten students have paid nothing, and how many a half. */
const paysNothing = 'r.id % 10 = 9'
const paysHalf = 'r.id % 10 in (7, 8)'

/**
 * The accounts of all students for this semester, and of the named ones since they began: charges, a state grant, payments,
 * what is announced, and the scholarships that are paid out.
 */
export const seedFinance = async (
  tx: Connection,
  students: readonly Student[],
  semesters: readonly Semester[],
  today: string,
): Promise<void> => {
  const current = semesters.at(-1)!
  const named = students.filter((student) => student.named !== null)
  const findNamed = (key: string): number => named.find((student) => student.named?.key === key)!.id
  const [everyday, debtor, scholar] = ['everyday', 'last-course', 'scholarship'].map(findNamed) as [
    number,
    number,
    number,
  ]
  const ids = named.map(({ id }) => id)
  await run(
    tx,
    `insert into tuition_price (semester_id, programme_id, amount, due_on) select $1, p.id, ${prices}, $2::date from programme p`,
    [current.id, addDays(current.startsOn, 28)],
  )
  // The past of the named students is paid.
  const past = `from student r join programme p on p.id = r.programme_id
     join semester s on s.id < $2 and s.id >= $2 - r.study_semester + 1 where r.id = any($1)`
  await run(
    tx,
    `insert into ledger_entry (student_id, kind, debit_type_id, semester_id, name_ka, name_en, amount, currency, day, due_on, key)
     select r.id, 'charge', 1, s.id, 'სწავლის საფასური: ' || s.name_ka, 'Tuition fee: ' || s.name_en, ${prices}, p.currency,
       s.starts_on - 30, s.starts_on + 28, 'tuition ' || s.id ${past} order by r.id, s.id`,
    [ids, current.id],
  )
  await run(
    tx,
    `insert into ledger_entry (student_id, kind, debit_type_id, semester_id, charge_id, name_ka, name_en, amount, currency, day)
     select e.student_id, 'payment', 1, e.semester_id, e.id, 'საბანკო გადარიცხვა', 'Bank transfer', e.amount, e.currency,
       e.due_on - 3 - e.id % 20
     from ledger_entry e where e.kind = 'charge' and e.semester_id < $1 order by e.id`,
    [current.id],
  )
  // Everybody is charged for this semester; the everyday student's is due in a few days.
  await run(
    tx,
    `insert into ledger_entry (student_id, kind, debit_type_id, semester_id, name_ka, name_en, amount, currency, day, due_on, key)
     select r.id, 'charge', 1, s.id, 'სწავლის საფასური: ' || s.name_ka, 'Tuition fee: ' || s.name_en, t.amount, p.currency,
       s.starts_on - 30, case r.id when $2 then $3::date + 6 else t.due_on end, 'tuition ' || s.id
     from student r join programme p on p.id = r.programme_id join tuition_price t on t.programme_id = p.id
     join semester s on s.id = t.semester_id
     where r.is_active and s.id = $1 order by r.id`,
    [current.id, everyday, today],
  )
  await run(
    tx,
    `insert into ledger_entry (student_id, kind, debit_type_id, semester_id, charge_id, name_ka, name_en, amount, currency, day)
     select r.id, 'payment', 1, e.semester_id, e.id, 'საბანკო გადარიცხვა', 'Bank transfer',
       case when ${paysHalf} then round(e.amount / 2, 2) else e.amount end, e.currency, least($2::date, e.due_on - r.id % 14)
     from ledger_entry e join student r on r.id = e.student_id
     where e.kind = 'charge' and e.semester_id = $1 and not (${paysNothing}) and r.id <> all($3) order by r.id`,
    [current.id, today, [everyday, debtor]],
  )
  await run(
    tx,
    `insert into ledger_entry (student_id, kind, debit_type_id, semester_id, charge_id, name_ka, name_en, amount, currency, day)
     select e.student_id, 'scholarship', 1, e.semester_id, e.id, 'სახელმწიფო სასწავლო გრანტი (30 %)', 'State study grant (30 %)',
       round(e.amount * 0.3, 2), e.currency, e.day + 14
     from ledger_entry e where e.kind = 'charge' and e.semester_id = $1 and e.student_id = $2 order by e.id`,
    [current.id, everyday],
  )
  await run(
    tx,
    `insert into ledger_entry (student_id, kind, debit_type_id, name_ka, name_en, amount, currency, day, due_on)
     select r.id, 'charge', 3, 'ჯარიმა: „Middlemarch“ დაგვიანებით დაბრუნდა', 'Fine: “Middlemarch” was returned late', 12.50, p.currency, $2::date - 9, $2::date + 21
     from student r join programme p on p.id = r.programme_id where r.id = $1`,
    [everyday, today],
  )
  await run(
    tx,
    `insert into announced_charge (student_id, debit_type_id, name_ka, name_en, amount, due_on, books_on)
     select r.id, 1, 'სწავლის საფასური: შემდეგი სემესტრი', 'Tuition fee: next semester', ${prices}, $2::date + 110, $2::date + 70
     from student r join programme p on p.id = r.programme_id where r.id = any($1)`,
    // Who graduates has no next semester.
    [named.filter(({ named: own }) => own?.flags?.has_graduation !== true).map(({ id }) => id), today],
  )
  await run(
    tx,
    `insert into scholarship (student_id, name_ka, name_en, semester_id, amount, currency, status, paid_on)
     select r.id, 'აკადემიური სტიპენდია', 'Academic scholarship', s.id, 450, p.currency,
       case when s.id = $2 then 'granted' else 'paid' end, case when s.id < $2 then s.starts_on + 40 end
     from student r join programme p on p.id = r.programme_id join semester s on s.id in ($2, $2 - 1) where r.id = $1`,
    [scholar, current.id],
  )
  await seedPayments(tx, { everyday, debtor }, today)
  // Entered on their day: the clock of the machine would differ in each run.
  for (const text of [
    'alter table ledger_entry disable trigger refuse_ledger_change',
    'update ledger_entry set created_at = day',
    'alter table ledger_entry enable trigger refuse_ledger_change',
  ])
    await run(tx, text, [])
}
