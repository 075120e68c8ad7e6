import { describe, expect, it } from 'vitest'
import { emptyUniversity, exportFiles, importFiles, type TestFiles } from '../test-records.ts'
import { undoImport } from './undo-import.ts'

const files = (
  subjects: readonly (readonly string[])[],
  students: readonly string[] = ['U1'],
): TestFiles => ({
  schools: [
    ['code', 'name_ka', 'name_en'],
    ['LAW', 'სამართალი', 'Law'],
  ],
  programmes: [
    ['code', 'school', 'name_ka', 'name_en', 'category', 'level', 'ects', 'semesters'],
    ['LAW-BA', 'LAW', 'სამართალი', 'Law', '1', 'bachelor', '240', '8'],
  ],
  subjects: [['code', 'name_ka', 'name_en', 'credits'], ...subjects],
  semesters: [
    ['code', 'name_ka', 'name_en', 'starts_on', 'ends_on', 'is_current'],
    ['2026-autumn', 'შემოდგომა', 'Autumn', '2026-09-14', '2027-02-14', subjects.length === 1 ? 'no' : 'yes'],
    ['2026-spring', 'გაზაფხული', 'Spring', '2027-03-01', '2027-07-14', subjects.length === 1 ? 'yes' : 'no'],
  ],
  groups: [
    ['code', 'semester', 'subject', 'name', 'type', 'capacity'],
    ...subjects.map(([code = '']) => [`${code}-1`, '2026-autumn', code, '1', '1', '20']),
  ],
  meetings: [
    ['group', 'number', 'weekday', 'starts', 'ends'],
    ...subjects.map(([code = '']) => [`${code}-1`, '1', 'monday', '10:00', '11:50']),
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
    ...students.map((code) => [code, 'ნინო', 'ბერიძე', 'Nino', 'Beridze', 'LAW-BA', `${code}@s.example`]),
  ],
})
const first = files([
  ['A', 'ა', 'A', '5'],
  ['B', 'ბ', 'B', '5'],
])
const second = files([['B', 'ბ', 'B changed', '6']], ['U1', 'U2'])

const importTwo = async () => {
  const { url, query } = await emptyUniversity()
  await importFiles(url, first, { allowRemovals: 1000 })
  const before = await exportFiles(url)
  expect(await importFiles(url, second, { allowRemovals: 1000 })).toMatchObject({ outcome: 'saved' })
  return { url, query, before }
}

describe('undoImport', () => {
  it('takes back what an import added, changed and removed, one import after the other', async () => {
    const { url, query, before } = await importTwo()
    const [ids] = await query(`select array_agg(id order by id) as ids from subject`)
    await undoImport(url, 'test')
    expect(await exportFiles(url)).toEqual(before)
    // The next import compares as if the undone one had not been.
    expect(await importFiles(url, first, { allowRemovals: 1000 })).toMatchObject({
      outcome: 'nothing to change',
    })
    await importFiles(url, second, { allowRemovals: 1000 })
    expect(await query(`select array_agg(id order by id) as ids from subject`)).toEqual([ids])
    await undoImport(url, 'test')
    await undoImport(url, 'test')
    expect(
      await query('select from student union all select from subject union all select from study_group'),
    ).toEqual([])
    await expect(undoImport(url, 'test')).rejects.toThrow('There is no import that could be undone.')
  })

  it('brings back a group whose number another group has, though no group was changed', async () => {
    const { url } = await emptyUniversity()
    const renamed = (code: string): TestFiles => ({
      ...second,
      groups: [second['groups']![0]!, [code, '2026-autumn', 'B', '1', '1', '20']],
      meetings: [second['meetings']![0]!],
    })
    await importFiles(url, renamed('B-1'), { allowRemovals: 1000 })
    const before = await exportFiles(url)
    await importFiles(url, renamed('B-9'), { allowRemovals: 1000 })
    await undoImport(url, 'test')
    expect(await exportFiles(url)).toEqual(before)
  })

  it('is refused when a row was edited by hand since', async () => {
    const { url, query } = await importTwo()
    await query(`update subject set name_en = 'By hand' where code = 'B'`)
    await expect(undoImport(url, 'test')).rejects.toThrow('its subjects were edited by hand since: B')
    // A field that the import did not change may be edited.
    await query(`update subject set name_en = 'B changed', name_ka = 'ხელით' where code = 'B'`)
    await undoImport(url, 'test')
    expect(await query(`select name_ka, name_en from subject where code = 'B'`)).toEqual([
      { name_ka: 'ხელით', name_en: 'B' },
    ])
  })

  it('is refused when something refers to a row that was added, also where it would be deleted with it', async () => {
    const { url, query } = await importTwo()
    const exported = await exportFiles(url)
    await query(
      `insert into page_seen (student_id, page, version, snapshot) select id, 'exams', '', '{}' from student where code = 'U2'`,
    )
    await expect(undoImport(url, 'test')).rejects.toThrow('rows of page_seen refer to students that it added')
    expect(await exportFiles(url)).toEqual(exported)
  })
})
