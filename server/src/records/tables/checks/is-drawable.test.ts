import { expect, it } from 'vitest'
import { emptyUniversity, importFiles, type TestFiles } from '../../test-records.ts'

const subjectColumns = ['code', 'name_ka', 'name_en', 'credits']
const studentColumns = [
  'code',
  'first_name_ka',
  'last_name_ka',
  'first_name_en',
  'last_name_en',
  'programme',
  'university_email',
]
const files: TestFiles = {
  schools: [
    ['code', 'name_ka', 'name_en'],
    ['LAW', 'სამართალი', 'Law'],
  ],
  programmes: [
    ['code', 'school', 'name_ka', 'name_en', 'category', 'level', 'ects', 'semesters'],
    ['LAW-BA', 'LAW', 'სამართალი', 'Law', '1', 'bachelor', '240', '8'],
  ],
  subjects: [subjectColumns, ['L1', 'შესავალი', 'Introduction', '6']],
  students: [studentColumns, ['U1', 'ნინო', 'ბერიძე', 'Nino', 'Beridze', 'LAW-BA', 'u1@s.example']],
}

it('an import points out new texts that documents cannot print', async () => {
  const { url } = await emptyUniversity()
  await importFiles(url, files)
  const run = async (changes: TestFiles, dryRun: boolean) => {
    const { outcome, notices } = await importFiles(url, { ...files, ...changes }, { dryRun })
    return [outcome, ...notices.flatMap(({ file, column, rows }) => [file, column, ...rows])]
  }
  const students = [studentColumns, ['U1', 'ნინო', 'ბერიძე', 'Əli', '😀', 'LAW-BA', 'u1@s.example']]
  const found = ['students.csv', 'last_name_en', { line: 2, value: '😀: 😀 (U+1F600)' }]
  expect(await run({ students }, true)).toEqual(['dry run', ...found])
  expect(await run({ students }, false)).toEqual(['saved', ...found])
  // A stored one is left to readiness.
  const subjects = [subjectColumns, ['L1', 'შესავალი', `${'Law '.repeat(20)}汉`, '6']]
  const excerpt = `…${'Law '.repeat(8).slice(2)}汉…: 汉 (U+6C49)`
  expect(await run({ students, subjects }, true)).toEqual([
    'dry run',
    'subjects.csv',
    'name_en',
    { line: 2, value: excerpt },
  ])
})
