import { expect, test } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { makeUniversity } from './make-university.ts'
import { findNamedStudent } from './named-students.ts'

test('the everyday student has a conversation of each sort, and messages wait for the named lecturers', async () => {
  const db = await testDatabase()
  await makeUniversity(db, { students: 400, today: '2026-03-10', log: () => undefined })
  const own = await db.rows<{ sort: string; new: number; files: number; gaps: number }>(
    {
      name: '',
      text: `select case when c.group_id is not null then 'group' when o.lecturer_id is not null then 'lecturer' else 'student' end as sort,
           c.message_count - m.seen_count as new,
           (select count(*)::int from conversation_message x join conversation_file f on f.message_id = x.id where x.conversation_id = c.id) as files,
           c.message_count - (select count(distinct nth)::int from conversation_message x where x.conversation_id = c.id) as gaps
         from conversation c join conversation_member m on m.conversation_id = c.id join student s on s.id = m.student_id
         left join conversation_member o on o.conversation_id = c.id and o.id <> m.id and c.group_id is null
         where s.code = $1 order by sort`,
    },
    [findNamedStudent('everyday').code],
  )
  expect(own).toEqual([
    { sort: 'group', new: 2, files: 0, gaps: 0 },
    { sort: 'lecturer', new: 1, files: 1, gaps: 0 },
    { sort: 'student', new: 0, files: 0, gaps: 0 },
  ])
  const waiting = await db.rows<{ count: number }>({
    name: '',
    text: `select count(*)::int from conversation_member m join conversation c on c.id = m.conversation_id
      join staff_member p on p.lecturer_id = m.lecturer_id where m.seen_count < c.message_count group by p.id`,
  })
  expect(waiting.length).toBeGreaterThanOrEqual(2)
})
