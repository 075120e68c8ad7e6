import { knownFileTypes } from '#server/http/files/file-kinds.ts'
import { bilingual, boolean, choice, codeOf, date, file, integer, text, time } from '../../column.ts'
import type { RecordTable } from '../../record-table.ts'
import { isAfter } from '../checks/order-of-times.ts'

const position = integer('position', 'Its place.', '1', { to: 100_000 })

/** Several texts of a JSON array in one cell, one under the other. */
const separator = `E'\\n---\\n'`

export const labUnits: RecordTable = {
  name: 'lab_units',
  entity: { ka: 'ენების ლაბორატორიის გაკვეთილი', en: 'unit of the language lab' },
  about: 'Units of the language lab.',
  relation: 'lab_unit',
  key: ['code'],
  code: { column: 'code', recorded: 'unit' },
  columns: [
    text('code', 'The code of the unit.', 'EN-1', { max: 100, field: null }),
    position,
    ...bilingual('name', 'Its name', ['გაცნობა', 'Introductions'], { max: 300 }),
    ...bilingual('language', 'The language that is learned', ['ინგლისური', 'English'], { max: 100 }),
    text('lang', 'Its code of two letters.', 'en', {
      max: 2,
      pattern: /^[a-z]{2}$/,
      shape: { ka: 'ორი პატარა ლათინური ასო', en: 'two small Latin letters' },
    }),
    text('level', 'The level.', 'B1', { optional: true, max: 20 }),
    ...bilingual('description', 'What it is about', ['მისალმება და გაცნობა', 'Greeting and getting to know']),
    text(
      'texts',
      'Texts in that language: the title in the first line, then the text; between two of them a line of three hyphens.',
      'A letter\nDear friend, …',
      {
        optional: true,
        max: 100_000,
        read: `(select string_agg(e ->> 'title' || E'\\n' || (e ->> 'text'), ${separator} order by nth)
          from jsonb_array_elements(t.texts) with ordinality x(e, nth))`,
        write: `(select coalesce(jsonb_agg(jsonb_build_object('title', split_part(e, E'\\n', 1),
          'text', case when strpos(e, E'\\n') = 0 then '' else substr(e, strpos(e, E'\\n') + 1) end) order by nth), '[]')
          from unnest(string_to_array(nullif(s.texts, ''), ${separator})) with ordinality x(e, nth))`,
      },
    ),
    codeOf('rooms', 'room', 'Where one works on it.', '312', { optional: true, field: 'room_id' }),
  ],
}

export const labMaterials: RecordTable = {
  name: 'lab_materials',
  entity: { ka: 'ენების ლაბორატორიის მასალა', en: 'material of the language lab' },
  about: 'The files of the units, such as recordings.',
  relation: 'lab_material',
  key: ['code'],
  code: { column: 'code', recorded: 'lab-material' },
  partOf: { table: 'lab_units', column: 'unit' },
  columns: [
    text('code', 'The code of the material.', 'EN-1-A', { max: 100, field: null }),
    codeOf('lab_units', 'unit', 'The unit.', 'EN-1', { field: 'unit_id' }),
    position,
    ...bilingual('title', 'Its title', ['ჩანაწერი', 'Recording'], { max: 300 }),
    file('file', 'The file.', 'files/dialogue.mp3', { field: 'file_id', types: knownFileTypes }),
  ],
}

export const labTasks: RecordTable = {
  name: 'lab_tasks',
  entity: { ka: 'ენების ლაბორატორიის დავალება', en: 'task of the language lab' },
  about: 'The tasks of the units.',
  relation: 'lab_task',
  key: ['code'],
  code: { column: 'code', recorded: 'task' },
  partOf: { table: 'lab_units', column: 'unit' },
  columns: [
    text('code', 'The code of the task.', 'EN-1-1', { max: 100, field: null }),
    codeOf('lab_units', 'unit', 'The unit.', 'EN-1', { field: 'unit_id' }),
    position,
    ...bilingual('text', 'The task', ['აირჩიეთ პასუხი.', 'Choose the answer.'], { max: 5000 }),
    choice('kind', ['single', 'multiple', 'text'], 'One answer, several, or words.'),
  ],
}

export const labOptions: RecordTable = {
  name: 'lab_options',
  entity: { ka: 'დავალების პასუხი', en: 'option of a task' },
  about: 'The options of a task; of a task answered in words the texts that are accepted.',
  relation: 'lab_option',
  key: ['task', 'position'],
  partOf: { table: 'lab_tasks', column: 'task' },
  columns: [
    codeOf('lab_tasks', 'task', 'The task.', 'EN-1-1', { field: 'task_id' }),
    position,
    ...bilingual('text', 'The option', ['Hello', 'Hello'], { max: 1000 }),
    boolean('is_right', 'Whether it is right.'),
  ],
}

export const labSlots: RecordTable = {
  name: 'lab_slots',
  entity: { ka: 'ენების ლაბორატორიის დრო', en: 'time in the language lab' },
  about:
    'The times at which one can work in the language lab. A time that students have booked is never removed.',
  relation: 'lab_slot',
  key: ['unit', 'day', 'starts'],
  columns: [
    codeOf('lab_units', 'unit', 'The unit.', 'EN-1', { field: 'unit_id' }),
    date('day', 'The day.', '2026-11-12'),
    time('starts', 'When it begins.', '14:00'),
    time('ends', 'When it ends.', '15:00'),
    integer('capacity', 'How many students.', '12', { to: 10_000 }),
  ],
  checks: [isAfter('lab_slots', 'starts', 'ends')],
}
