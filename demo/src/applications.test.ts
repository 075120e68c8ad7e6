import { expect, test } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { makeUniversity } from './make-university.ts'
import { findNamedStudent } from './named-students.ts'

test('the everyday student has an application in every state, each with its steps', async () => {
  const db = await testDatabase()
  await makeUniversity(db, { students: 400, today: '2026-03-10', log: () => undefined })
  const found = await db.rows<{ status: string; last: string; answered: boolean }>(
    {
      name: '',
      text: `select a.status, exists (select from application_step p where p.application_id = a.id and p.file_id is not null) as answered,
         (select p.status from application_step p where p.application_id = a.id order by p.at desc, p.id desc limit 1) as last
       from application a join student s on s.id = a.student_id where s.code = $1`,
    },
    [findNamedStudent('everyday').code],
  )
  expect(new Set(found.map(({ status }) => status))).toEqual(
    new Set(['sent', 'received', 'satisfied', 'not_satisfied', 'cancelled']),
  )
  expect(found.filter(({ status, last }) => status !== last)).toEqual([])
  expect(found.some(({ status, answered }) => status === 'satisfied' && answered)).toBe(true)
  const papers = await db.rows<{ code: string; university: string }>({
    name: '',
    text: `select code, content -> 'university' ->> 'nameeng' as university from certificate`,
  })
  expect(papers.length).toBeGreaterThan(1)
  expect(new Set(papers.map(({ university }) => university))).toEqual(new Set(['Aragvi University']))
})
