import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from './test-database.ts'
import { testUniversity } from './test-university.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const { subjectIDs, semesterID, put } = university
const sql = <Row>(text: string, values: readonly unknown[] = []) => db.rows<Row>({ name: '', text }, values)

const lecturers: (number | null)[] = [null]
beforeAll(async () => {
  for (const fname_en of ['Ana', 'Beka'])
    lecturers.push(await put('lecturer', { fname_ka: 'ა', lname_ka: 'ბ', fname_en, lname_en: 'B' }))
})

const step = fc.record({
  what: fc.constantFrom('insert', 'teach', 'move', 'delete', 'fill'),
  nth: fc.nat(20),
  lecturer: fc.nat(2),
  subject: fc.nat(2),
})

describe('update_subject_lecturers', () => {
  it('counts the groups of each lecturer and subject, whatever is written to the groups', async () => {
    let codes = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const { what, nth, lecturer, subject } of steps) {
          const [one] = await sql<{ id: number }>(
            'select id from study_group order by id offset $1 % 6 limit 1',
            [nth],
          )
          const [teaches, of] = [lecturers[lecturer], subjectIDs[subject]]
          if (what === 'insert' || one === undefined) {
            codes += 1
            await sql(
              `insert into study_group (semester_id, subject_id, code, lecture_type_id, capacity, lecturer_id)
             values ($1, $2, $3, 1, 10, $4), ($1, $2, $3 || 'b', 1, 10, $4)`,
              [semesterID, of, `L${codes}`, teaches],
            )
          }
          if (what === 'teach')
            await sql('update study_group set lecturer_id = $1 where subject_id = $2', [teaches, of])
          if (what === 'move' && one)
            await sql('update study_group set subject_id = $1 where id = $2', [of, one.id])
          if (what === 'delete' && one) await sql('delete from study_group where id = $1', [one.id])
          if (what === 'fill' && one)
            await sql('update study_group set capacity = capacity + 1 where id = $1', [one.id])
        }
        const rows = 'subject_id, semester_id, lecturer_id'
        const counted = await sql(`select ${rows}, groups from subject_lecturer order by ${rows}`)
        const taught = await sql(`select ${rows}, count(*)::int as groups from study_group
        where lecturer_id is not null group by ${rows} order by ${rows}`)
        expect(counted).toEqual(taught)
      }),
      { numRuns: 40 },
    )
  })
})
