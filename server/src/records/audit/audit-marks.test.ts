import { expect, it } from 'vitest'
import { people } from '../tables/test-people.ts'
import { emptyUniversity, importFiles, type TestFiles } from '../test-records.ts'
import { undoImport } from '../undo/undo-import.ts'

const university: TestFiles = {
  ...people,
  subjects: [
    ['code', 'name_ka', 'name_en', 'credits'],
    ['A', 'ა', 'A', '5'],
    ['B', 'ბ', 'B', '5'],
  ],
  mark_components: [
    ['code', 'semester', 'subject', 'position', 'name_ka', 'name_en', 'max_score', 'is_final'],
    ['A-1', '2026-autumn', 'A', '1', 'შუალედური', 'Midterm', '30', 'no'],
  ],
}
const marks = (...rows: readonly (readonly [string, string, string, string])[]) => [
  ['student', 'semester', 'subject', 'credits', 'score', 'status', 'is_recovery'],
  ...rows.map(([student, subject, score, status]) => [
    student,
    '2026-autumn',
    subject,
    '5',
    score,
    status,
    'no',
  ]),
]
const points = (...rows: readonly (readonly [string, string])[]) => [
  ['student', 'component', 'score'],
  ...rows.map(([student, score]) => [student, 'A-1', score]),
]

it('keeps each mark and its points that an import changes or removes in the audit, and what its undo gives back', async () => {
  const { url, query } = await emptyUniversity()
  const madeBy = 'registrar@s.example'
  await query(`insert into staff_member (email, fname_ka, lname_ka, fname_en, lname_en)
    values ('${madeBy}', 'მაკა', 'ლომიძე', 'Maka', 'Lomidze')`)
  const apply = async (files: TestFiles, allowRemovals = 0) => {
    const { outcome, bad } = await importFiles(url, files, { madeBy, allowRemovals })
    expect([outcome, bad]).toEqual(['saved', []])
  }
  const audit = () =>
    query(`select a.entity, s.code, a.before, a.after, a.request_id, m.email, p.name_en as school
      from audit a join student s on s.id = a.student_id left join staff_member m on m.id = a.staff_member_id
      join school p on p.id = a.school_id order by a.id`)
  await apply(university)
  await apply({
    marks: marks(['U1', 'A', '75', '1'], ['U1', 'B', '60', '1'], ['U2', 'A', '51', '1']),
    points: points(['U1', '20'], ['U2', '10']),
  })
  // A first import is none.
  expect(await audit()).toEqual([])

  await apply(
    {
      marks: marks(['U1', 'A', '99', '1'], ['U2', 'A', '40', '3']),
      points: points(['U1', '25']),
    },
    2,
  )
  const about = { subject: 'A', semester: '2026-autumn' }
  const component = { ...about, component: 'შუალედური / Midterm' }
  const change = { email: madeBy, school: 'Law', request_id: 'import 3' }
  const [passed, failed] = ['ჩაბარებულია / Passed', 'ვერ ჩააბარა (F) / Failed (F)']
  const changes = [
    { entity: 'mark', code: 'U1', before: { ...about, score: 75 }, after: { ...about, score: 99 } },
    {
      entity: 'mark',
      code: 'U2',
      before: { ...about, score: 51, status: passed },
      after: { ...about, score: 40, status: failed },
    },
    {
      entity: 'mark',
      code: 'U1',
      before: { ...about, subject: 'B', credits: 5, score: 60, status: passed, is_recovery: false },
      after: null,
    },
    {
      entity: 'component_score',
      code: 'U1',
      before: { ...component, score: 20 },
      after: { ...component, score: 25 },
    },
    { entity: 'component_score', code: 'U2', before: { ...component, score: 10 }, after: null },
  ]
  const found = await audit()
  expect(found).toHaveLength(changes.length)
  expect(found).toEqual(expect.arrayContaining(changes.map((each) => ({ ...each, ...change }))))

  await undoImport(url, madeBy)
  const undone = (await audit()).slice(changes.length)
  expect(undone).toHaveLength(changes.length)
  expect(undone).toEqual(
    expect.arrayContaining(
      changes.map(({ before, after, ...each }) => ({
        ...each,
        ...change,
        request_id: 'undo of import 3',
        before: after,
        after: before,
      })),
    ),
  )
})
