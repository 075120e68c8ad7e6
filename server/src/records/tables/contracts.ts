import { bilingual, choice, codeOf, date, integer, money, text, time } from '../column.ts'
import type { RecordTable } from '../record-table.ts'
import { isAfter } from './checks/order-of-times.ts'
import { packTwo } from './pack-ids.ts'

export const intakes: RecordTable = {
  name: 'intakes',
  entity: { ka: 'მიღება', en: 'intake' },
  about:
    'Intakes of students from abroad. A new one has the text and the terms of the contract of the latest one before it, which staff review.',
  relation: 'intake',
  key: ['code'],
  code: { column: 'code', sql: `(t.academic_year || '-' || t.season)` },
  columns: [
    text('code', 'The year in which the academic year begins, and the season.', '2026-autumn', {
      max: 11,
      pattern: /^(19|20|21)\d\d-(autumn|spring)$/,
      shape: 'a year and a season',
      field: 'academic_year',
      write: `split_part(s.code, '-', 1)::int`,
    }),
    ...bilingual('name', 'Its name', ['2026 წლის შემოდგომა', 'Autumn 2026'], { max: 300 }),
    date('starts_on', 'When its studies begin.', '2026-10-01'),
  ],
  fixed: {
    season: `split_part(s.code, '-', 2)`,
    template_id: `(select coalesce((select i.template_id from intake i order by i.starts_on desc, i.id desc limit 1),
      (select max(id) from contract_template)))`,
  },
  parts: [],
}

export const intakeDeadlines: RecordTable = {
  name: 'intake_deadlines',
  entity: { ka: 'მიღების ვადა', en: 'deadline of an intake' },
  about: 'The deadlines of intakes. Until `signing` the contract can be signed and a visit chosen.',
  relation: 'intake_deadline',
  id: `(t.intake_id::bigint * 4 + case t.kind when 'signing' then 0 when 'documents' then 1 else 2 end)`,
  key: ['intake', 'kind'],
  partOf: { table: 'intakes', column: 'intake' },
  columns: [
    codeOf('intakes', 'intake', 'The intake.', '2026-autumn', { field: 'intake_id' }),
    choice('kind', ['signing', 'documents', 'withdrawal'], 'What it is for.'),
    ...bilingual('name', 'Its name', ['ხელშეკრულების გაფორმება', 'Signing of the contract'], { max: 300 }),
    date('day', 'The last day.', '2026-11-01'),
  ],
}

export const intakeFees: RecordTable = {
  name: 'intake_fees',
  entity: { ka: 'მიღების საფასური', en: 'fee of an intake' },
  about: 'The price list of intakes: the fee of one academic year by programme.',
  relation: 'intake_fee',
  id: packTwo('intake_id', 'programme_id'),
  key: ['intake', 'programme'],
  partOf: { table: 'intakes', column: 'intake' },
  columns: [
    codeOf('intakes', 'intake', 'The intake.', '2026-autumn', { field: 'intake_id' }),
    codeOf('programmes', 'programme', 'The programme.', 'MED-EN', { field: 'programme_id' }),
    money('fee', 'The fee of a year.', '5500.00', { from: 0.01, to: 99_999_999 }),
    text('currency', 'Its currency.', 'USD', {
      max: 3,
      pattern: /^[A-Z]{3}$/,
      shape: 'three capital letters',
    }),
  ],
}

export const visitBranches: RecordTable = {
  name: 'visit_branches',
  entity: { ka: 'ვიზიტის ადგილი', en: 'place of visits' },
  about: 'Where contracts are signed.',
  relation: 'visit_branch',
  key: ['code'],
  code: { column: 'code', recorded: 'branch' },
  columns: [
    text('code', 'The code of the place.', 'MAIN', { max: 100, field: null }),
    ...bilingual('name', 'Its name', ['მთავარი კორპუსი', 'Main building'], { max: 300 }),
    ...bilingual(
      'address',
      'Its address',
      ['თბილისი, ჭავჭავაძის გამზირი 1', '1 Chavchavadze Avenue, Tbilisi'],
      { max: 300 },
    ),
  ],
}

export const visitSlots: RecordTable = {
  name: 'visit_slots',
  entity: { ka: 'ვიზიტის დრო', en: 'time of visits' },
  about:
    'The times at which a place receives visits. A time that students have booked is never removed, and its places never fall below what is booked.',
  relation: 'visit_slot',
  key: ['branch', 'day', 'starts'],
  columns: [
    codeOf('visit_branches', 'branch', 'The place.', 'MAIN', { field: 'branch_id' }),
    date('day', 'The day.', '2026-10-12'),
    time('starts', 'When it begins.', '10:00'),
    time('ends', 'When it ends.', '10:30'),
    integer('capacity', 'How many students.', '5', { to: 10_000 }),
  ],
  checks: [
    isAfter('visit_slots', 'starts', 'ends'),
    {
      column: 'capacity',
      reason: { ka: 'დაჯავშნილი უფრო მეტია', en: 'more are booked' },
      repair: {
        ka: 'გაზარდეთ ადგილები ან გააუქმეთ ჯავშნები.',
        en: 'Raise the number, or cancel bookings first.',
      },
      badRows: `select s.line, s.capacity as value from rec_new_visit_slots s
        join rec_diff_visit_slots d on d.line = s.line join visit_slot t on t.id = d.id
        where s.capacity <> '' and s.capacity::int < t.taken order by s.line`,
    },
  ],
}
