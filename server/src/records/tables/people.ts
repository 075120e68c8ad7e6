import { bilingual, boolean, choice, codeOf, date, integer, text } from '../column.ts'
import type { RecordTable } from '../record-table.ts'

const email = {
  max: 200,
  pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  shape: { ka: 'ელფოსტის მისამართი', en: 'an e-mail address' },
}

const names = (examples: readonly [readonly [string, string], readonly [string, string]]) => [
  ...bilingual('first_name', 'First name', examples[0], { max: 100, field: 'fname' }),
  ...bilingual('last_name', 'Last name', examples[1], { max: 100, field: 'lname' }),
]

export const lecturers: RecordTable = {
  name: 'lecturers',
  entity: { ka: 'ლექტორი', en: 'lecturer' },
  about: 'The people who teach.',
  relation: 'lecturer',
  key: ['code'],
  code: { column: 'code', recorded: 'lecturer' },
  columns: [
    text('code', 'The code of the lecturer, such as the number of the personnel office.', 'L0042', {
      max: 100,
      field: null,
    }),
    ...names([
      ['თამარ', 'Tamar'],
      ['ლომიძე', 'Lomidze'],
    ]),
    codeOf('schools', 'school', 'The school of the lecturer.', 'LAW', { optional: true, field: 'school_id' }),
  ],
}

export const students: RecordTable = {
  name: 'students',
  readBy: 'students.read',
  entity: { ka: 'სტუდენტი', en: 'student' },
  about:
    'All students. Level and currency are those of their programme. New students have no password and set one through "forgotten password". A student to whom anything refers (marks, registrations, a session) is never removed: set the status instead.',
  relation: 'student',
  printed: ['first_name_ka', 'last_name_ka', 'first_name_en', 'last_name_en'],
  key: ['code'],
  code: { column: 'code', sql: 't.code' },
  fixed: { source: `'records'` },
  columns: [
    text('code', 'The number of the student, with which they log in.', 'U2400001', {
      max: 50,
      field: 'code',
    }),
    ...names([
      ['ნინო', 'Nino'],
      ['ბერიძე', 'Beridze'],
    ]),
    text('personal_number', 'The personal number, with its zeros.', '01001012345', {
      optional: true,
      max: 30,
      digits: 11,
      field: 'personal_code',
    }),
    codeOf('programmes', 'programme', 'The programme of the student.', 'LAW-BA', { field: 'programme_id' }),
    codeOf('programmes', 'minor', 'The programme that the student takes as a minor.', 'HIST-BA', {
      optional: true,
      field: 'minor_programme_id',
    }),
    codeOf(
      'concentrations',
      'concentration',
      'The concentration that the student has chosen.',
      'LAW-BA-CIVIL',
      {
        optional: true,
        field: 'concentration_id',
      },
    ),
    choice('status', { active: 1, suspended: 2, graduated: 3 }, 'Whether the student studies at present.', {
      optional: true,
      byDefault: 'active',
      field: 'status_id',
    }),
    integer('study_semester', 'The semester of their studies.', '3', {
      optional: true,
      byDefault: '1',
      from: 1,
      to: 40,
    }),
    integer('entry_year', 'The year in which the student entered the programme.', '2024', {
      optional: true,
      from: 1950,
      to: 2100,
    }),
    date(
      'enrolled_on',
      'The day on which the student was enrolled; it is printed on certificates.',
      '2024-09-16',
      {
        optional: true,
      },
    ),
    date(
      'expected_end_on',
      'The day on which the studies are expected to end; it is printed on certificates.',
      '2028-07-15',
      {
        optional: true,
      },
    ),
    choice(
      'study_form',
      ['full_time', 'part_time', 'distance'],
      'The form of study; it is printed on certificates.',
      { optional: true },
    ),
    boolean('is_on_last_course', 'Whether the student is in the last year of study.'),
    text(
      'university_email',
      'The e-mail address of the university, to which the e-mail with the password goes.',
      'nino.beridze@students.example',
      email,
    ),
    text('personal_email', 'A private e-mail address.', 'nino@mail.example', { optional: true, ...email }),
    text('phone', 'The mobile number.', '+995 555 12 34 56', { optional: true, max: 30 }),
    ...bilingual(
      'address',
      'Where the student lives',
      ['თბილისი, ჭავჭავაძის 1', '1 Chavchavadze Avenue, Tbilisi'],
      {
        optional: true,
        max: 300,
      },
    ),
    boolean('is_international', 'Whether the student came from abroad with a contract of an intake.'),
    boolean('contract_approved', 'Whether the contract of the student is approved.', { byDefault: 'yes' }),
    boolean('has_scholarship', 'Whether the student receives a scholarship and enters a bank account.'),
    boolean('informatics_due', 'Whether the student has to register a phone for the informatics exam.'),
    boolean('must_choose_english', 'Whether the student has to choose a level of English.'),
    boolean('must_upload_vaccine', 'Whether the student is asked for a document about vaccination.'),
    boolean('has_graduation', 'Whether the student graduates this year and is asked about the ceremony.'),
    codeOf('intakes', 'intake', 'The intake whose contract a student from abroad accepts.', '2026-autumn', {
      optional: true,
      field: 'intake_id',
    }),
  ],
  checks: [
    {
      column: 'university_email',
      reason: { ka: 'ეს ელფოსტა სხვა სტუდენტსაც აქვს', en: 'another student has the same university_email' },
      repair: {
        ka: 'თითოეულ სტუდენტს საკუთარი მისამართი მიუთითეთ: პაროლის წერილი სხვას არ უნდა მიუვიდეს.',
        en: 'Give each student an address of their own: the e-mail with the password would reach somebody else.',
      },
      badRows: `select line, university_email as value from (
        select line, university_email, row_number() over (partition by lower(university_email) order by line) as nth
        from rec_new_students where university_email <> '') numbered where nth > 1
        union select s.line, s.university_email from rec_new_students s
        join student t on lower(t.university_email) = lower(s.university_email)
        join rec_diff_students d on d.id = t.id and d.line is null order by line`,
    },
    {
      column: 'code',
      reason: {
        ka: 'იგივე კოდი სხვა სტუდენტსაც აქვს, მხოლოდ დიდი და პატარა ასოები განსხვავდება',
        en: 'another student has the code in other letters',
      },
      repair: {
        ka: 'შესვლისას დიდი და პატარა ასოები არ განსხვავდება: შეცვალეთ კოდი.',
        en: 'Small and capital letters are the same at log-in: change the code.',
      },
      badRows: `select s.line, s.code as value from rec_new_students s
        join rec_known_students k on upper(k.code) = upper(s.code) and k.code <> s.code order by line`,
    },
    {
      column: 'concentration',
      reason: { ka: 'კონცენტრაცია სხვა პროგრამისაა', en: 'the concentration belongs to another programme' },
      repair: {
        ka: 'შეასწორეთ კონცენტრაცია ან პროგრამა.',
        en: 'Correct the concentration or the programme.',
      },
      badRows: `select s.line, s.concentration as value from rec_new_students s
        join rec_new_concentrations c on c.code = s.concentration
        where s.concentration <> '' and c.programme <> s.programme order by s.line`,
      needs: ['concentrations'],
    },
    {
      column: 'expected_end_on',
      reason: { ka: 'დამთავრების თარიღი ჩარიცხვის თარიღზე ადრეა', en: 'the studies end before they begin' },
      repair: {
        ka: 'შეასწორეთ expected_end_on ან enrolled_on.',
        en: 'Correct expected_end_on or enrolled_on.',
      },
      badRows: `select line, expected_end_on as value from rec_new_students
        where expected_end_on <= enrolled_on and '' not in (expected_end_on, enrolled_on) order by line`,
    },
  ],
}
