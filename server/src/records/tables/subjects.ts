import { bilingual, codeOf, integer, text } from '../column.ts'
import type { RecordTable } from '../record-table.ts'
import { listCycles } from './checks/sql.ts'

export const subjects: RecordTable = {
  name: 'subjects',
  entity: { ka: 'საგანი', en: 'subject' },
  about: 'The subjects that are taught. Which programmes have them is said in `module_subjects`.',
  relation: 'subject',
  printed: ['name_ka', 'name_en'],
  key: ['code'],
  code: { column: 'code', sql: 't.code' },
  fixed: { source: `'records'` },
  // Kept by a trigger, from the groups.
  parts: [{ relation: 'subject_lecturer', field: 'subject_id' }],
  columns: [
    text('code', 'The code of the subject.', 'LAW101', { max: 100 }),
    ...bilingual('name', 'Its name', ['სამართლის შესავალი', 'Introduction to law'], { max: 300 }),
    integer('credits', 'Credits (ECTS).', '6', { to: 60 }),
    codeOf('schools', 'school', 'The school that teaches it.', 'LAW', { optional: true, field: 'school_id' }),
  ],
}

export const prerequisites: RecordTable = {
  name: 'prerequisites',
  entity: { ka: 'წინაპირობა', en: 'prerequisite' },
  about: 'Subjects that should be taken before another one.',
  relation: 'subject_prerequisite',
  id: '((t.subject_id::bigint << 32) + t.prerequisite_id)',
  key: ['subject', 'prerequisite'],
  partOf: { table: 'subjects', column: 'subject' },
  columns: [
    codeOf('subjects', 'subject', 'The subject.', 'LAW102', { field: 'subject_id' }),
    codeOf('subjects', 'prerequisite', 'What should be taken before it.', 'LAW101', {
      field: 'prerequisite_id',
    }),
  ],
  checks: [
    {
      column: 'prerequisite',
      reason: { ka: 'საგანი საკუთარი თავის წინაპირობაა', en: 'the subject would be its own prerequisite' },
      repair: { ka: 'წაშალეთ ამ წრის ერთ-ერთი სტრიქონი.', en: 'Delete one of the rows of the circle.' },
      badRows: listCycles('rec_new_prerequisites', 'subject', 'prerequisite'),
    },
  ],
}

export const englishLevels: RecordTable = {
  name: 'english_levels',
  entity: { ka: 'ინგლისურის დონე', en: 'level of English' },
  about: 'The subjects that teach English by level.',
  relation: 'english_level',
  id: 't.subject_id',
  key: ['subject'],
  partOf: { table: 'subjects', column: 'subject' },
  columns: [
    codeOf('subjects', 'subject', 'The subject.', 'ENG1', { field: 'subject_id' }),
    integer('level', 'The level; a higher one is more difficult.', '1', { from: 1, to: 20 }),
  ],
}
