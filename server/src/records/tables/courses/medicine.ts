import { bilingual, boolean, codeOf, datetime, integer, text } from '../../column.ts'
import type { RecordTable } from '../../record-table.ts'
import { packTwo } from '../pack-ids.ts'

export const medicineSubjects: RecordTable = {
  name: 'medicine_subjects',
  entity: { ka: 'მედიცინის საგანი', en: 'subject of medicine' },
  about: 'The subjects of a semester that have topics or laboratory groups.',
  relation: 'medicine_subject',
  id: packTwo('semester_id', 'subject_id'),
  key: ['semester', 'subject'],
  columns: [
    codeOf('semesters', 'semester', 'The semester.', '2026-autumn', { field: 'semester_id' }),
    codeOf('subjects', 'subject', 'The subject.', 'MED201', { field: 'subject_id' }),
    boolean('has_lab_groups', 'Whether students form laboratory groups.'),
    datetime(
      'topics_until',
      'Until when a topic can be chosen; empty is until the end of the semester.',
      '2026-10-15T23:59',
      {
        optional: true,
      },
    ),
    datetime(
      'lab_groups_until',
      'Until when groups can be formed; empty is until the end of the semester.',
      '2026-10-15T23:59',
      {
        optional: true,
      },
    ),
  ],
}

export const medicineTopics: RecordTable = {
  name: 'medicine_topics',
  entity: { ka: 'მედიცინის თემა', en: 'topic of medicine' },
  about:
    'Topics that students of a subject choose among. A topic that students have chosen is never removed.',
  relation: 'medicine_topic',
  key: ['code'],
  code: { column: 'code', recorded: 'topic' },
  columns: [
    text('code', 'The code of the topic.', 'MED201-2026-1', { max: 100, field: null }),
    codeOf('semesters', 'semester', 'The semester.', '2026-autumn', { field: 'semester_id' }),
    codeOf('subjects', 'subject', 'The subject; it stands in medicine_subjects.', 'MED201', {
      field: 'subject_id',
    }),
    codeOf('lecturers', 'lecturer', 'Who leads it.', 'L0042', { optional: true, field: 'lecturer_id' }),
    ...bilingual('name', 'Its name', ['გული', 'The heart'], { max: 300 }),
    integer('places', 'How many students.', '10', { from: 1, to: 10_000 }),
  ],
  checks: [
    {
      column: 'places',
      reason: { ka: 'თემა ამაზე მეტმა სტუდენტმა აირჩია', en: 'more students have chosen it' },
      repair: { ka: 'გაზარდეთ ადგილების რაოდენობა.', en: 'Raise the number.' },
      badRows: `select s.line, s.places as value from rec_new_medicine_topics s
        join rec_diff_medicine_topics d on d.line = s.line join medicine_topic t on t.id = d.id
        where s.places <> '' and s.places::int < t.taken order by s.line`,
    },
  ],
}
