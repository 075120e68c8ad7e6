import { bilingual, boolean, choice, codeOf, date, integer, money, text } from '../../column.ts'
import type { RecordTable } from '../../record-table.ts'
import { packTwo } from '../pack-ids.ts'

const currency = (about: string) =>
  text('currency', about, 'GEL', {
    max: 3,
    pattern: /^[A-Z]{3}$/,
    shape: { ka: 'სამი დიდი ლათინური ასო', en: 'three capital letters' },
  })

export const debitTypes: RecordTable = {
  name: 'debit_types',
  operation: 'finance.import',
  readBy: 'finance.read',
  entity: { ka: 'გადახდის დანიშნულება', en: 'what can be paid for' },
  about:
    'What can be paid for. The numbers that the portal came with have a meaning: change their names only.',
  relation: 'debit_type',
  id: 't.id',
  printed: ['name_ka', 'name_en'],
  key: ['code'],
  code: { column: 'code', sql: 't.id::text' },
  columns: [
    integer('code', 'Its number.', '1', { from: 1, to: 10_000, field: 'id' }),
    ...bilingual('name', 'Its name', ['სწავლის საფასური', 'Tuition fee'], { max: 300 }),
    boolean('own_amount', 'Whether the student enters the amount; otherwise only a charge can be paid.'),
    boolean('is_offered', 'Whether the page of payments offers it.', { byDefault: 'yes' }),
  ],
}

export const tuitionPrices: RecordTable = {
  name: 'tuition_prices',
  operation: 'finance.import',
  readBy: 'finance.read',
  entity: { ka: 'სემესტრის ფასი', en: 'price of a semester' },
  about:
    'The price list: what a semester of a programme costs, in the currency of the programme. Charges are made from it in the portal, where the difference is shown before.',
  relation: 'tuition_price',
  id: packTwo('semester_id', 'programme_id'),
  key: ['semester', 'programme'],
  columns: [
    codeOf('semesters', 'semester', 'The semester.', '2026-autumn', { field: 'semester_id' }),
    codeOf('programmes', 'programme', 'The programme.', 'LAW-BA', { field: 'programme_id' }),
    money('amount', 'The price.', '1125.00', { from: 0.01 }),
    date('due_on', 'The last day to pay it.', '2026-11-02'),
  ],
}

export const scholarships: RecordTable = {
  name: 'scholarships',
  operation: 'finance.import',
  readBy: 'finance.read',
  entity: { ka: 'სტიპენდია', en: 'scholarship' },
  about:
    'Scholarships that are paid out to the bank account of the student. What is taken off a fee is an entry of their account instead.',
  relation: 'scholarship',
  key: ['code'],
  code: { column: 'code', recorded: 'scholarship' },
  columns: [
    text('code', 'The code of the scholarship of this student.', 'S-2026-0001', { max: 100, field: null }),
    codeOf('students', 'student', 'The student.', 'U2400001', { field: 'student_id' }),
    ...bilingual('name', 'Its name', ['სახელმწიფო სტიპენდია', 'State scholarship'], { max: 300 }),
    codeOf('semesters', 'semester', 'The semester.', '2026-autumn', { field: 'semester_id' }),
    money('amount', 'How much.', '150.00', { from: 0.01 }),
    currency('Its currency.'),
    choice('status', ['granted', 'paid', 'stopped'], 'Whether it has been paid.', {
      optional: true,
      byDefault: 'granted',
    }),
    date('paid_on', 'When it was paid; only with the status paid.', '2026-12-01', { optional: true }),
  ],
  checks: [
    {
      column: 'paid_on',
      reason: {
        ka: 'გადახდის დღე მხოლოდ გადახდილ სტიპენდიას აქვს',
        en: 'only a paid scholarship has a day of payment, and it must have one',
      },
      repair: { ka: 'შეასწორეთ status ან paid_on.', en: 'Correct status or paid_on.' },
      badRows: `select line, paid_on as value from rec_new_scholarships
        where (status = 'paid') <> (paid_on <> '') order by line`,
    },
  ],
}

export const announcedCharges: RecordTable = {
  name: 'announced_charges',
  operation: 'finance.import',
  readBy: 'finance.read',
  entity: { ka: 'გამოცხადებული დარიცხვა', en: 'announced charge' },
  about:
    'Charges that students see before they become entries of their accounts. Those that have become one are left alone.',
  relation: 'announced_charge',
  where: 't.entry_id is null',
  key: ['code'],
  code: { column: 'code', recorded: 'announced' },
  columns: [
    text('code', 'The code of the charge.', 'DORM-2026-12-U2400001', { max: 100, field: null }),
    codeOf('students', 'student', 'The student.', 'U2400001', { field: 'student_id' }),
    codeOf('debit_types', 'type', 'What it is for.', '5', { field: 'debit_type_id' }),
    codeOf('semesters', 'semester', 'Its semester.', '2026-autumn', { optional: true, field: 'semester_id' }),
    ...bilingual('name', 'What the student reads', ['საერთო საცხოვრებელი', 'Dormitory'], { max: 300 }),
    money('amount', 'How much, in the currency of the programme.', '80.00', {
      from: 0.01,
      to: 9_999_999_999,
    }),
    date('books_on', 'The day on which it becomes a charge.', '2026-12-01'),
    date('due_on', 'The last day to pay it.', '2026-12-20'),
  ],
}
