import { expect, it } from 'vitest'
import { notifications } from '#contract/account/notifications.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const university = await testUniversity(db)

it('the database takes every kind of notification that the contract has', async () => {
  const kinds = notifications.one.reply.shape.kind.options
  for (const kind of kinds.filter((each) => each !== 'published'))
    await db.rows(
      { name: '', text: `select add_notification($1, $1 || ' of a test', null, '{}', array[$2::int])` },
      [kind, university.studentID],
    )
  const rows = await db.rows<{ kind: string }>({
    name: '',
    text: 'select kind from notification order by id',
  })
  expect(rows.map(({ kind }) => kind)).toEqual(kinds.filter((each) => each !== 'published'))
})
