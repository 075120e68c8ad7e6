import { bilingual, boolean, codeOf, date, datetime, decimal, integer, text } from '../../column.ts'
import type { RecordTable } from '../../record-table.ts'
import { isAfter } from '../checks/order-of-times.ts'
import { packThree, packTwo } from '../pack-ids.ts'

const programme = codeOf('programmes', 'programme', "The master's programme.", 'LAW-MA', {
  field: 'programme_id',
})
const semester = codeOf('semesters', 'semester', 'The semester.', '2026-autumn', { field: 'semester_id' })
const lecturer = codeOf('lecturers', 'lecturer', 'The supervisor.', 'L0042', { field: 'lecturer_id' })

export const thesisRounds: RecordTable = {
  name: 'thesis_rounds',
  entity: { ka: 'თემის არჩევის ვადა', en: 'time to choose a theme' },
  about: "When the students of a master's programme choose the theme of their thesis.",
  relation: 'master_round',
  id: packTwo('programme_id', 'semester_id'),
  key: ['programme', 'semester'],
  columns: [
    programme,
    semester,
    datetime('opens_at', 'From when on.', '2026-10-01T10:00'),
    datetime('choose_until', 'Until when.', '2026-10-20T23:59'),
  ],
  checks: [isAfter('thesis_rounds', 'opens_at', 'choose_until')],
}

export const thesisSupervisors: RecordTable = {
  name: 'thesis_supervisors',
  entity: { ka: 'ნაშრომის ხელმძღვანელი', en: 'supervisor of theses' },
  about: 'Who supervises theses, and how many. Programme and semester stand in thesis_rounds.',
  relation: 'master_supervisor',
  id: packThree('programme_id', 'semester_id', 'lecturer_id'),
  key: ['programme', 'semester', 'lecturer'],
  columns: [programme, semester, lecturer, integer('places', 'How many students.', '4', { to: 1000 })],
  checks: [
    {
      column: 'places',
      reason: { ka: 'ხელმძღვანელს ამაზე მეტი სტუდენტი ჰყავს', en: 'the supervisor has more students' },
      repair: { ka: 'გაზარდეთ ადგილების რაოდენობა.', en: 'Raise the number.' },
      badRows: `select s.line, s.places as value from rec_new_thesis_supervisors s
        join rec_diff_thesis_supervisors d on d.line = s.line
        join master_supervisor t on ${packThree('programme_id', 'semester_id', 'lecturer_id')} = d.id
        where s.places <> '' and s.places::int < t.taken order by s.line`,
    },
  ],
}

export const thesisThemes: RecordTable = {
  name: 'thesis_themes',
  entity: { ka: 'ნაშრომის თემა', en: 'theme of a thesis' },
  about: 'Themes that supervisors offer. A theme that students have chosen is never removed.',
  relation: 'master_theme',
  key: ['code'],
  code: { column: 'code', recorded: 'theme' },
  columns: [
    text('code', 'The code of the theme.', 'LAW-MA-2026-7', { max: 100, field: null }),
    programme,
    semester,
    lecturer,
    ...bilingual('name', 'Its name', ['მონაცემთა დაცვა', 'Data protection'], { max: 500 }),
    integer('places', 'How many students can choose it.', '1', {
      optional: true,
      byDefault: '1',
      from: 1,
      to: 1000,
    }),
  ],
}

export const thesisComponents: RecordTable = {
  name: 'thesis_components',
  entity: { ka: 'ნაშრომის ნაწილი', en: 'part of a thesis' },
  about: 'The parts of the thesis in a semester. A part is accepted until the end of its last day.',
  relation: 'master_component',
  key: ['code'],
  code: { column: 'code', recorded: 'part' },
  columns: [
    text('code', 'The code of the part.', 'LAW-MA-2026-review', { max: 100, field: null }),
    programme,
    semester,
    integer('position', 'Its place.', '1', { to: 1000 }),
    ...bilingual('name', 'Its name', ['ლიტერატურის მიმოხილვა', 'Review of the literature'], { max: 300 }),
    ...bilingual('text', 'What is expected', ['10 გვერდი', '10 pages'], { optional: true }),
    date('deadline', 'The last day.', '2026-12-15', { optional: true }),
    decimal('max_score', 'The most points.', '20', { optional: true, to: 999 }),
    boolean('takes_files', 'Whether files are uploaded for it.', { byDefault: 'yes' }),
  ],
}

export const thesisPoints: RecordTable = {
  name: 'thesis_points',
  readBy: 'students.read-studies',
  entity: { ka: 'ნაშრომის ქულა', en: 'points of a thesis' },
  about: 'The points of students for the parts of their theses.',
  relation: 'master_score',
  id: packTwo('student_id', 'component_id'),
  key: ['part', 'student'],
  columns: [
    codeOf('thesis_components', 'part', 'The part.', 'LAW-MA-2026-review', { field: 'component_id' }),
    codeOf('students', 'student', 'The student.', 'U2400001', { field: 'student_id' }),
    decimal('points', 'The points.', '17.5', { to: 999, field: 'score' }),
  ],
}
