import { bilingual, text } from '../column.ts'
import type { RecordTable } from '../record-table.ts'

export const schools: RecordTable = {
  name: 'schools',
  entity: { ka: 'სკოლა', en: 'school' },
  about: 'The schools (faculties) of the university.',
  relation: 'school',
  printed: ['name_ka', 'name_en'],
  key: ['code'],
  code: { column: 'code', recorded: 'school' },
  columns: [
    text('code', 'The code of the school.', 'LAW', { max: 100, field: null }),
    ...bilingual('name', 'Its name', ['სამართლის სკოლა', 'School of Law'], { max: 300 }),
    text('email', 'The e-mail address that students write to.', 'law@university.example', {
      optional: true,
      max: 200,
      pattern: /^[^@\s]+@[^@\s]+$/,
      shape: { ka: 'ელფოსტის მისამართი', en: 'an e-mail address' },
    }),
    text('phone', 'Digits and spaces, and + before the code of the country.', '+995 32 220 00 00', {
      optional: true,
      max: 30,
      pattern: /^\+?[0-9 ]+$/,
      shape: { ka: 'ტელეფონის ნომერი', en: 'a telephone number' },
    }),
    ...bilingual('address', 'Building and room', ['კორპუსი 1, ოთახი 12', 'Building 1, room 12'], {
      optional: true,
      max: 300,
    }),
    ...bilingual(
      'opening_hours',
      'When students are received',
      ['ორშაბათი–პარასკევი, 10:00–17:00', 'Monday to Friday, 10:00 to 17:00'],
      {
        optional: true,
        max: 300,
      },
    ),
  ],
}
