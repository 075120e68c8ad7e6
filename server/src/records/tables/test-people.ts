import type { TestFiles } from '../test-records.ts'

/** Two students of a programme, and a semester. */
export const people: TestFiles = {
  schools: [
    ['code', 'name_ka', 'name_en'],
    ['LAW', 'სამართალი', 'Law'],
  ],
  programmes: [
    ['code', 'school', 'name_ka', 'name_en', 'category', 'level', 'ects', 'semesters'],
    ['LAW-BA', 'LAW', 'სამართალი', 'Law', '1', 'bachelor', '240', '8'],
  ],
  semesters: [
    ['code', 'name_ka', 'name_en', 'starts_on', 'ends_on'],
    ['2026-autumn', 'შემოდგომა', 'Autumn', '2026-09-14', '2027-02-14'],
  ],
  students: [
    [
      'code',
      'first_name_ka',
      'last_name_ka',
      'first_name_en',
      'last_name_en',
      'programme',
      'university_email',
    ],
    ['U1', 'ნინო', 'ბერიძე', 'Nino', 'Beridze', 'LAW-BA', 'u1@s.example'],
    ['U2', 'გია', 'ბერიძე', 'Gia', 'Beridze', 'LAW-BA', 'u2@s.example'],
  ],
}
