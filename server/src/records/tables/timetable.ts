import { bilingual, boolean, codeOf, date, integer, text, time } from '../column.ts'
import type { RecordTable } from '../record-table.ts'
import { isNotBefore } from './checks/order-of-times.ts'

export const rooms: RecordTable = {
  name: 'rooms',
  entity: { ka: 'აუდიტორია', en: 'room' },
  about: 'Rooms for lectures and exams.',
  relation: 'room',
  key: ['code'],
  code: { column: 'code', sql: 't.name' },
  fixed: { source: `'records'` },
  columns: [
    text('code', 'The number or name of the room, as students see it.', '312', { max: 100, field: 'name' }),
    ...bilingual('building', 'The building', ['მთავარი კორპუსი', 'Main building'], {
      optional: true,
      max: 300,
    }),
    boolean('is_distance', 'Whether the room stands for distance meetings and exams.'),
  ],
}

/** SQL over `t`: the year in which the academic year began, and the season. */
const semesterCode = `(t.academic_year || '-' || t.season)`

export const semesters: RecordTable = {
  name: 'semesters',
  entity: { ka: 'სემესტრი', en: 'semester' },
  about: 'The semesters. At most one is the current one.',
  relation: 'semester',
  printed: ['name_ka', 'name_en'],
  key: ['code'],
  code: { column: 'code', sql: semesterCode },
  parts: [{ relation: 'subject_lecturer', field: 'semester_id' }],
  columns: [
    text(
      'code',
      'The year in which the academic year began, and the season: 2026-spring is the spring of 2027.',
      '2026-autumn',
      {
        max: 11,
        pattern: /^(19|20|21)\d\d-(autumn|spring)$/,
        shape: { ka: 'წელი და სეზონი', en: 'a year and a season' },
        field: 'academic_year',
        write: `split_part(s.code, '-', 1)::int`,
      },
    ),
    ...bilingual('name', 'Its name', ['შემოდგომის სემესტრი 2026-2027', 'Autumn semester 2026-2027'], {
      max: 300,
    }),
    date('starts_on', 'The first day.', '2026-09-14'),
    date('ends_on', 'The last day.', '2027-02-14'),
    boolean('is_current', 'Whether it is the current one.'),
    date(
      'current_from',
      'From this day on it is the current one, until the day of another one; empty leaves that as it is.',
      '2026-09-01',
      {
        optional: true,
      },
    ),
  ],
  fixed: { season: `split_part(s.code, '-', 2)` },
  frees: [
    { field: 'is_current', value: 'false', when: ['is_current'] },
    { field: 'current_from', value: 'null', when: ['current_from'] },
  ],
  checks: [
    {
      column: 'ends_on',
      reason: { ka: 'ბოლო დღე პირველ დღეზე გვიან უნდა იყოს', en: 'the last day is not after the first' },
      repair: { ka: 'შეასწორეთ თარიღები.', en: 'Correct the dates.' },
      badRows: `select line, ends_on as value from rec_new_semesters where ends_on <= starts_on order by line`,
    },
    {
      column: 'is_current',
      reason: {
        ka: 'მიმდინარე მხოლოდ ერთი სემესტრი შეიძლება იყოს',
        en: 'another semester is the current one too',
      },
      repair: { ka: 'yes მხოლოდ ერთ სტრიქონში დატოვეთ.', en: 'Leave yes in one row only.' },
      badRows: `select line, is_current as value from (
        select line, is_current, row_number() over (order by line) as nth from rec_new_semesters
        where is_current = 'yes') numbered where nth > 1`,
    },
  ],
}

export const weeksOff: RecordTable = {
  name: 'weeks_off',
  entity: { ka: 'კვირა ლექციების გარეშე', en: 'week without lectures' },
  about:
    'Weeks without lectures that the university has set itself. Groups with dates of their own keep to those.',
  relation: 'week_off',
  key: ['semester', 'starts_on'],
  partOf: { table: 'semesters', column: 'semester' },
  columns: [
    codeOf('semesters', 'semester', 'The semester.', '2026-autumn', { field: 'semester_id' }),
    date('starts_on', 'The first day.', '2026-11-02'),
    date('ends_on', 'The last day.', '2026-11-08'),
    ...bilingual('name', 'Why', ['შუალედური კვირა', 'Midterm week'], { max: 300 }),
  ],
  checks: [isNotBefore('weeks_off')],
}

export const holidays: RecordTable = {
  name: 'holidays',
  entity: { ka: 'უქმე დღე', en: 'holiday' },
  about: 'Public holidays.',
  relation: 'holiday',
  id: `(t.day - date '1970-01-01')`,
  key: ['day'],
  columns: [
    date('day', 'The day.', '2026-11-23'),
    ...bilingual('name', 'Its name', ['გიორგობა', 'Saint George’s Day'], { max: 300 }),
  ],
}

export const lectureStarts: RecordTable = {
  name: 'lecture_starts',
  entity: { ka: 'ლექციის დაწყების დრო', en: 'time at which lectures begin' },
  about: 'The times at which students can ask for a group to begin.',
  relation: 'lecture_start',
  id: 't.id',
  key: ['code'],
  columns: [
    integer('code', 'Its number.', '1', { from: 1, to: 1000, field: 'id' }),
    time('starts', 'The time.', '09:00'),
  ],
}
