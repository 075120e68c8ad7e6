import { bilingual, boolean, choice, codeOf, date, money, text } from '../../column.ts'
import type { RecordTable } from '../../record-table.ts'
import { reverseEntries } from './reverse-entries.ts'

/** How many entries of the price list the account has in the semester already: they are numbered. */
const stored = `(select count(*) from ledger_entry e join student x on x.id = e.student_id
  where x.code = s.student and e.key ~ ('^tuition ' || "k_semester_id".id || '( |$)'))`
const nth = `(row_number() over (partition by s.student, s.semester, s.by_price_list
  order by (s.kind = 'charge') desc, s.rec_line) - 1 + ${stored})`

export const ledgerEntries: RecordTable = {
  name: 'ledger_entries',
  operation: 'finance.import',
  readBy: 'finance.read',
  entity: { ka: 'ანგარიშის ჩანაწერი', en: 'entry of an account' },
  about:
    'The accounts of students with the university: what they owe, and what lowers it. An opening balance is a charge, or a payment for the account as a whole. Entries can only be added: what is stored is never changed or removed, a mistake is corrected by another entry. Undoing an import adds entries of the opposite kind, and both stay in the account and in the exports; the codes are free again.',
  relation: 'ledger_entry',
  key: ['code'],
  code: { column: 'code', recorded: 'entry' },
  keepsOthers: true,
  reversal: reverseEntries,
  // A charge is there before what pays it.
  order: '(charge_id is not null)',
  columns: [
    text('code', 'The number of the entry in the books of the university.', '2026-000123', {
      max: 100,
      field: null,
    }),
    codeOf('students', 'student', 'The student.', 'U2400001', { field: 'student_id' }),
    choice(
      'kind',
      ['charge', 'payment', 'scholarship', 'discount', 'refund'],
      'A charge and a refund raise what the student owes; the others lower it.',
    ),
    codeOf('debit_types', 'type', 'What it is for.', '1', { field: 'debit_type_id' }),
    codeOf('semesters', 'semester', 'Its semester.', '2026-autumn', { optional: true, field: 'semester_id' }),
    codeOf(
      'ledger_entries',
      'charge',
      'The charge that it pays, lowers or refunds; empty is the account.',
      '2026-000120',
      {
        optional: true,
        field: 'charge_id',
      },
    ),
    ...bilingual('name', 'What the student reads', ['სწავლის საფასური', 'Tuition fee'], { max: 300 }),
    money('amount', 'How much, above 0.', '1125.00', { from: 0.01, to: 9_999_999_999 }),
    text('currency', 'That of the programme of the student.', 'GEL', {
      max: 3,
      pattern: /^[A-Z]{3}$/,
      shape: { ka: 'სამი დიდი ლათინური ასო', en: 'three capital letters' },
    }),
    date('day', 'From which day on it counts.', '2026-09-01'),
    date('due_on', 'The last day to pay a charge.', '2026-11-02', { optional: true }),
    boolean(
      'by_price_list',
      'Whether it is a fee of the price list (tuition_prices), so that the portal does not charge it again.',
      {
        field: 'key',
        read: `case when t.key like 'tuition %' then 'yes' else 'no' end`,
        write: `case when s.by_price_list = 'yes' then
          'tuition ' || "k_semester_id".id || case when ${nth} = 0 then '' else ' ' || ${nth} end end`,
      },
    ),
  ],
  checks: [
    {
      column: 'code',
      reason: {
        ka: 'ამ კოდით ანგარიშზე უკვე არის სხვა ჩანაწერი',
        en: 'the account has an entry of this code already, and it is another one',
      },
      repair: {
        ka: 'ჩანაწერი აღარ იცვლება: დატოვეთ უცვლელად და ახალი კოდით დაამატეთ გამასწორებელი ჩანაწერი.',
        en: 'Entries never change: leave it as it was, and add one that corrects it with a code of its own.',
      },
      badRows: `select s.line, s.code as value from rec_new_ledger_entries s
        join rec_diff_ledger_entries d on d.line = s.line
        where d.action = 'changed' or d.kept <> '{}' order by s.line`,
    },
    {
      column: 'currency',
      reason: {
        ka: 'სტუდენტის ანგარიში სხვა ვალუტაშია',
        en: 'the account of the student is in another currency',
      },
      repair: { ka: 'შეასწორეთ ვალუტა და თანხა.', en: 'Correct the currency and the amount.' },
      badRows: `select s.line, s.currency as value from rec_new_ledger_entries s
        join rec_diff_ledger_entries d on d.line = s.line and d.action = 'added'
        join student x on x.code = s.student join programme p on p.id = x.programme_id
        where p.currency <> s.currency order by s.line`,
    },
    {
      column: 'charge',
      reason: {
        ka: 'მითითებული ჩანაწერი ამ სტუდენტის დარიცხვა არ არის',
        en: 'the entry that is named is no charge of this student',
      },
      repair: {
        ka: 'მიუთითეთ იმავე სტუდენტის დარიცხვა; თავად დარიცხვისთვის ეს სვეტი ცარიელი უნდა იყოს.',
        en: 'Name a charge of the same student; a charge itself names none.',
      },
      badRows: `select s.line, s.charge as value from rec_new_ledger_entries s
        join rec_diff_ledger_entries d on d.line = s.line and d.action = 'added'
        left join rec_new_ledger_entries c on c.code = s.charge
        left join rec_known_ledger_entries k on k.code = s.charge left join ledger_entry e on e.id = k.id
        left join student x on x.id = e.student_id
        where s.charge <> '' and (s.kind = 'charge' or coalesce(c.kind, e.kind) <> 'charge' or coalesce(c.student, x.code) <> s.student)
        order by s.line`,
    },
    {
      column: 'due_on',
      reason: { ka: 'ვადა მხოლოდ დარიცხვას აქვს', en: 'only a charge has a last day to pay' },
      repair: { ka: 'დატოვეთ უჯრა ცარიელი.', en: 'Leave the cell empty.' },
      badRows: `select line, due_on as value from rec_new_ledger_entries
        where due_on <> '' and kind <> 'charge' order by line`,
    },
    {
      column: 'by_price_list',
      reason: {
        ka: 'ფასების სიის ჩანაწერი სემესტრის დარიცხვა ან ფასდაკლება უნდა იყოს',
        en: 'an entry of the price list is a charge or a discount of a semester',
      },
      repair: { ka: 'მიუთითეთ სემესტრი ან ჩაწერეთ no.', en: 'Name the semester, or write no.' },
      badRows: `select line, by_price_list as value from rec_new_ledger_entries
        where by_price_list = 'yes' and (semester = '' or kind not in ('charge', 'discount')) order by line`,
    },
  ],
}
