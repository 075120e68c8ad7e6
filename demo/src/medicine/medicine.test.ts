import { expect, test } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { makeUniversity } from '#demo/make-university.ts'
import { findNamedStudent } from '#demo/named-students.ts'

const db = await testDatabase()

test('has full and free topics, and groups of two to five students', async () => {
  await makeUniversity(db, { students: 1000, today: '2026-11-18', log: () => undefined })
  const run = <Row>(text: string, values: unknown[] = []) => db.rows<Row>({ name: '', text }, values)
  const [topics] = await run<Record<string, number>>(
    `select count(*) as all, count(*) filter (where taken = places) as full, count(*) filter (where taken < places) as open,
       count(*) filter (where taken <> (select count(*) from medicine_topic_choice c where c.topic_id = t.id)) as wrong,
       count(*) filter (where lecturer_id is null) as unguided
     from medicine_topic t`,
  )
  expect(topics).toMatchObject({ wrong: 0, unguided: 0 })
  expect(topics!['full']).toBeGreaterThan(0)
  expect(topics!['open']).toBeGreaterThan(0)
  const groups = await run<{ taken: number; wrong: number }>(
    `select taken, count(*) filter (where taken <> (select count(*) from lab_group_member m where m.group_id = g.id)) as wrong
     from lab_group g group by taken order by taken`,
  )
  expect(groups.map(({ wrong }) => wrong)).toEqual(groups.map(() => 0))
  expect(groups.map(({ taken }) => taken).filter((taken) => taken > 1)).toEqual([2, 3, 4, 5])
  const [own] = await run<Record<string, number>>(
    `select count(*) as subjects, count(c.topic_id) as topics, count(m.group_id) as groups
     from student st join registration r on r.student_id = st.id
     join medicine_subject ms on ms.subject_id = r.subject_id and ms.semester_id = r.semester_id
     left join medicine_topic_choice c on c.registration_id = r.id
     left join lab_group_member m on m.registration_id = r.id
     where st.code = $1`,
    [findNamedStudent('rotations').code],
  )
  expect(own).toMatchObject({ topics: 1, groups: 1 })
  expect(own!['subjects']).toBeGreaterThan(1)
})
