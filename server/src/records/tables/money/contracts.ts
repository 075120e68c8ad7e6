import { bilingual, choice, codeOf, date, integer, money, text, time } from '../../column.ts'
import type { RecordTable } from '../../record-table.ts'
import { isAfter } from '../checks/order-of-times.ts'
import { packTwo } from '../pack-ids.ts'

/** The lines of a text as they are written: blank ones left out, and one before each section. */
const tidy = (column: string) =>
  `(select string_agg(case when line like '## %' then E'\\n' || line else line end, E'\\n' order by nth)
    from (select btrim(line, E' \\t') as line, nth from unnest(string_to_array(${column}, E'\\n')) with ordinality x(line, nth)) x
    where line <> '')`

/** The kind of each line that counts: of the title, a section or a clause. */
const shape = (column: string) =>
  `(select string_agg(case when line like '## %' then '#' else '.' end, '' order by nth)
    from unnest(string_to_array(${column}, E'\\n')) with ordinality x(line, nth) where line <> '')`

const readText = (language: string) =>
  `(t.body #>> '{title,${language}}') || coalesce((
    select string_agg(E'\\n\\n## ' || (s #>> '{title,${language}}') || coalesce((
      select string_agg(E'\\n' || (c ->> '${language}'), '' order by clause)
      from jsonb_array_elements(s -> 'clauses') with ordinality x(c, clause)), ''), '' order by section)
    from jsonb_array_elements(t.body -> 'sections') with ordinality y(s, section)), '')`

const writeText = `(with lines as (
    select row_number() over (order by ka.nth) as nth, ka.line as ka, en.line as en,
      count(*) filter (where ka.line like '## %') over (order by ka.nth) as section
    from (select line, row_number() over (order by nth) as nth from unnest(string_to_array(s.text_ka, E'\\n')) with ordinality x(line, nth) where line <> '') ka
    join (select line, row_number() over (order by nth) as nth from unnest(string_to_array(s.text_en, E'\\n')) with ordinality x(line, nth) where line <> '') en
      on en.nth = ka.nth),
  sections as (
    select section, (array_agg(jsonb_build_object('ka', substr(ka, 4), 'en', substr(en, 4)) order by nth))[1] as title,
      coalesce(jsonb_agg(jsonb_build_object('ka', ka, 'en', en) order by nth) filter (where ka not like '## %'), '[]') as clauses
    from lines where section > 0 group by section)
  select jsonb_build_object('title', (select jsonb_build_object('ka', ka, 'en', en) from lines where nth = 1),
    'sections', coalesce((select jsonb_agg(jsonb_build_object('title', title, 'clauses', clauses) order by section) from sections), '[]')))`

export const contractTexts: RecordTable = {
  name: 'contract_texts',
  entity: { ka: 'ხელშეკრულების ტექსტი', en: 'text of a contract' },
  about:
    'The texts of the contract for students from abroad. A text that students have been shown never changes: add a row and name it in `intakes`. Words in braces, such as {student}, are filled in by the portal.',
  relation: 'contract_template',
  printed: ['text_ka', 'text_en'],
  key: ['code'],
  code: { column: 'code', recorded: 'contract' },
  columns: [
    text('code', 'The code of the text.', 'ABROAD-2026', { max: 100, field: null }),
    text(
      'text_ka',
      'The text in Georgian: the title in the first line, before each section a line with ## and its title, and each clause in one line.',
      'ხელშეკრულება\n\n## მხარეები\nმხარეები არიან {university} და {student}.',
      { max: 200_000, field: 'body', read: readText('ka'), write: writeText },
    ),
    text(
      'text_en',
      'The text in English, line by line as in Georgian.',
      'Contract\n\n## The parties\nThe parties are {university} and {student}.',
      { max: 200_000, field: null, read: readText('en') },
    ),
  ],
  // Both texts are one field, which a change of either writes.
  frees: [{ field: 'body', value: 't.body', when: ['text_en'] }],
  adjust: [
    `update rec_new_contract_texts set text_ka = coalesce(${tidy('text_ka')}, ''), text_en = coalesce(${tidy('text_en')}, '')`,
  ],
  checks: [
    {
      column: 'text_en',
      reason: {
        ka: 'ქართული და ინგლისური ტექსტის ნაწილები ერთმანეთს არ ემთხვევა',
        en: 'the Georgian and the English text do not have the same parts',
      },
      repair: {
        ka: 'ორივეს ერთი სათაური და სტრიქონების ერთნაირი თანმიმდევრობა უნდა ჰქონდეს; განყოფილება იწყება სტრიქონით „## “.',
        en: 'Both need one title, then the same order of lines; a section begins with a line "## ".',
      },
      badRows: `select line, left(text_en, 100) as value from rec_new_contract_texts
        where ${shape('text_ka')} is distinct from ${shape('text_en')} or ${shape('text_ka')} !~ '^\\.#' order by line`,
    },
    {
      column: 'text_ka',
      reason: {
        ka: 'სტუდენტებს ეს ტექსტი უკვე ნანახი აქვთ',
        en: 'students have been shown this text',
      },
      repair: {
        ka: 'დაამატეთ სტრიქონი ახალი კოდით და მიუთითეთ ცხრილში intakes.',
        en: 'Add a row with a code of its own, and name it in intakes.',
      },
      badRows: `select s.line, s.code as value from rec_new_contract_texts s
        join rec_diff_contract_texts d on d.line = s.line
        where d.action = 'changed' and exists (
          select from intake i where i.template_id = d.id and (
            exists (select from student where intake_id = i.id)
            or exists (select from contract_acceptance where intake_id = i.id)))
        order by s.line`,
    },
  ],
}

export const intakes: RecordTable = {
  name: 'intakes',
  entity: { ka: 'მიღება', en: 'intake' },
  about:
    'Intakes of students from abroad. The terms of a new one, such as instalments, are those that the portal came with, until staff review them.',
  relation: 'intake',
  key: ['code'],
  code: { column: 'code', sql: `(t.academic_year || '-' || t.season)` },
  columns: [
    text('code', 'The year in which the academic year begins, and the season.', '2026-autumn', {
      max: 11,
      pattern: /^(19|20|21)\d\d-(autumn|spring)$/,
      shape: { ka: 'წელი და სეზონი', en: 'a year and a season' },
      field: 'academic_year',
      write: `split_part(s.code, '-', 1)::int`,
    }),
    ...bilingual('name', 'Its name', ['2026 წლის შემოდგომა', 'Autumn 2026'], { max: 300 }),
    date('starts_on', 'When its studies begin.', '2026-10-01'),
    codeOf(
      'contract_texts',
      'contract',
      'The text of its contract; empty is that of the latest intake.',
      'ABROAD-2026',
      {
        optional: true,
        isImplied: true,
        field: 'template_id',
        write: `coalesce("k_template_id".id::int,
        (select i.template_id from intake i order by i.starts_on desc, i.id desc limit 1), (select max(id) from contract_template))`,
      },
    ),
  ],
  adjust: [
    `update rec_new_intakes s set contract = c.code from intake i join rec_code_contract_texts c on c.id = i.template_id
     where s.contract = '' and s.code = i.academic_year || '-' || i.season`,
  ],
  fixed: { season: `split_part(s.code, '-', 2)` },
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
      shape: { ka: 'სამი დიდი ლათინური ასო', en: 'three capital letters' },
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
      reason: { ka: 'დაჯავშნილი ადგილები ამაზე მეტია', en: 'more are booked' },
      repair: {
        ka: 'გაზარდეთ ადგილების რაოდენობა ან გააუქმეთ ჯავშნები.',
        en: 'Raise the number, or cancel bookings first.',
      },
      badRows: `select s.line, s.capacity as value from rec_new_visit_slots s
        join rec_diff_visit_slots d on d.line = s.line join visit_slot t on t.id = d.id
        where s.capacity <> '' and s.capacity::int < t.taken order by s.line`,
    },
  ],
}
