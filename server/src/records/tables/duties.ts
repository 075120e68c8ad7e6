import { bilingual, codeOf, date, integer, text } from '../column.ts'
import type { RecordTable } from '../record-table.ts'
import { packTwo } from './pack-ids.ts'

export const missingDocuments: RecordTable = {
  name: 'missing_documents',
  readBy: 'documents.review',
  entity: { ka: 'მოსატანი დოკუმენტი', en: 'missing document' },
  about:
    'Documents that students still have to bring. A document that was uploaded is reviewed in the portal and is not changed by a file.',
  relation: 'missing_document',
  where: 't.uploaded_at is null and t.accepted_at is null',
  key: ['code'],
  code: { column: 'code', recorded: 'document' },
  columns: [
    text('code', 'The code of the missing document.', 'U2400001-diploma', { max: 100, field: null }),
    codeOf('students', 'student', 'The student.', 'U2400001', { field: 'student_id' }),
    ...bilingual('name', 'What is missing', ['ატესტატის ასლი', 'Copy of the school certificate'], {
      max: 300,
    }),
    date('deadline', 'The last day.', '2026-12-01', { optional: true }),
  ],
}

export const locationCampaigns: RecordTable = {
  name: 'location_campaigns',
  entity: { ka: 'ადგილსამყოფლის კითხვა', en: 'question where students are' },
  about: 'Semesters whose students are asked where they are.',
  relation: 'location_campaign',
  id: 't.semester_id',
  key: ['semester'],
  columns: [
    codeOf('semesters', 'semester', 'The semester.', '2026-autumn', { field: 'semester_id' }),
    date('deadline', 'The last day.', '2026-10-15', { optional: true }),
  ],
}

export const lawChoices: RecordTable = {
  name: 'law_choices',
  entity: { ka: 'სამართლის საგნების არჩევა', en: 'choice of subjects of law' },
  about: 'Programmes whose students choose some subjects once.',
  relation: 'law_choice',
  key: ['programme'],
  code: {
    column: 'programme',
    sql: `(select coalesce(c.code, 'programme-' || t.programme_id) from (select 1) one
      left join record_code c on c.kind = 'programmes' and c.id = t.programme_id)`,
  },
  columns: [
    codeOf('programmes', 'programme', 'The programme.', 'LAW-BA', { field: 'programme_id' }),
    integer('from_semester', 'From this semester of study on.', '3', {
      optional: true,
      byDefault: '1',
      from: 1,
      to: 40,
    }),
    integer('choose', 'How many subjects.', '2', { from: 1, to: 100 }),
  ],
}

export const lawChoiceSubjects: RecordTable = {
  name: 'law_choice_subjects',
  entity: { ka: 'ასარჩევი საგანი', en: 'subject to choose' },
  about: 'The subjects that can be chosen.',
  relation: 'law_choice_subject',
  id: packTwo('law_choice_id', 'subject_id'),
  key: ['programme', 'subject'],
  partOf: { table: 'law_choices', column: 'programme' },
  columns: [
    codeOf('law_choices', 'programme', 'The programme of the choice.', 'LAW-BA', { field: 'law_choice_id' }),
    codeOf('subjects', 'subject', 'The subject.', 'LAW201', { field: 'subject_id' }),
  ],
}

export const dutyTerms: RecordTable = {
  name: 'duty_terms',
  entity: { ka: 'მოვალეობის ვადა', en: 'term of a duty' },
  about:
    'How long the duties take, and until when they are due. The duties belong to the portal: export them first, change values, and import the file.',
  relation: 'duty_term',
  // The key has no number of its own; 60 bits of its hash are one for every duty there will be.
  id: `('x' || substr(md5(t.key), 1, 15))::bit(60)::bigint`,
  key: ['duty'],
  keepsOthers: true,
  columns: [
    text('duty', 'The duty.', 'survey', { max: 100, field: 'key' }),
    integer('minutes', 'How many minutes it takes.', '5', { from: 1, to: 1000 }),
    date('deadline', 'The last day, where the duty itself has none.', '2026-12-01', { optional: true }),
  ],
  checks: [
    {
      column: 'duty',
      reason: { ka: 'ასეთი მოვალეობა არ არსებობს', en: 'there is no such duty' },
      repair: { ka: 'შეასწორეთ სახელი ან წაშალეთ სტრიქონი.', en: 'Correct the name, or delete the row.' },
      badRows: `select s.line, s.duty as value from rec_new_duty_terms s join rec_diff_duty_terms d on d.line = s.line
        where d.action = 'added' order by s.line`,
    },
  ],
}
