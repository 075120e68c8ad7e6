import { bilingual, boolean, choice, codeOf, integer, text } from '../column.ts'
import type { RecordTable } from '../record-table.ts'

export const programmes: RecordTable = {
  name: 'programmes',
  entity: { ka: 'პროგრამა', en: 'programme' },
  about:
    'The programmes of study, and those that can be taken as a minor: their modules of the kind `minor` say what the minor consists of.',
  relation: 'programme',
  printed: ['name_ka', 'name_en'],
  key: ['code'],
  code: { column: 'code', recorded: 'programme' },
  columns: [
    text('code', 'The code of the programme.', 'LAW-BA', { max: 100, field: null }),
    codeOf('schools', 'school', 'The school that offers it.', 'LAW', { field: 'school_id' }),
    ...bilingual('name', 'Its name', ['სამართალი', 'Law'], { max: 300 }),
    integer('category', '1 is taught in Georgian, everything above in another language.', '1', {
      field: 'category_id',
      from: 1,
      to: 99,
    }),
    choice('level', { bachelor: 1, master: 2, doctor: 3, 'one-cycle': 4 }, 'The level of study.', {
      field: 'study_level_id',
    }),
    text('currency', 'The currency of its fees, three capital letters.', 'GEL', {
      optional: true,
      byDefault: 'GEL',
      max: 3,
      pattern: /^[A-Z]{3}$/,
      shape: { ka: 'სამი დიდი ლათინური ასო', en: 'three capital letters' },
    }),
    integer('ects', 'Credits (ECTS) of the whole programme.', '240', { from: 1, to: 999 }),
    integer('semesters', 'Its length in semesters.', '8', { from: 1, to: 20 }),
    boolean('is_medicine', 'Whether its students choose topics and laboratory groups of medicine.'),
  ],
}

export const concentrations: RecordTable = {
  name: 'concentrations',
  entity: { ka: 'კონცენტრაცია', en: 'concentration' },
  about: 'Specialisations within a programme, chosen once.',
  relation: 'concentration',
  key: ['code'],
  code: { column: 'code', recorded: 'concentration' },
  columns: [
    text('code', 'The code of the concentration.', 'LAW-BA-CIVIL', { max: 100, field: null }),
    codeOf('programmes', 'programme', 'Its programme.', 'LAW-BA', { field: 'programme_id' }),
    ...bilingual('name', 'Its name', ['სამოქალაქო სამართალი', 'Civil law'], { max: 300 }),
    ...bilingual(
      'popup',
      'Text that is shown before the choice',
      ['არჩევა ერთხელ შეიძლება.', 'You can choose once.'],
      {
        optional: true,
      },
    ),
  ],
}
