import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { notifications } from '#contract/account/notifications.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { makeUniversity } from './make-university.ts'
import { findNamedStudent } from './named-students.ts'
import { moveSeason } from './seed/move-season.ts'

test('the everyday student has a notification of each kind, and nobody has one of what the demo wrote itself', async () => {
  const db = await testDatabase()
  const app = makeApp({ db, checkReplies: true, quiet: true })
  await makeUniversity(db, { students: 400, today: '2026-03-10', log: () => undefined })
  const { code } = findNamedStudent('everyday')
  const [student] = await db.rows<{ id: number }>(
    { name: '', text: 'select id from student where code = $1' },
    [code],
  )
  const { headers } = await signIn(db, student!.id)
  const list = async () => {
    const reply = await app.inject({ url: '/api/notifications', headers })
    return reply.json<{ data: z.output<typeof notifications.list.reply> }>().data.items
  }
  const items = await list()
  expect(items.map(({ kind }) => kind).toSorted()).toEqual([
    'answer',
    'exam',
    'points',
    'published',
    'timetable',
  ])
  expect(items.filter(({ seen }) => !seen).length).toBeGreaterThanOrEqual(2)
  for (const { title, titleeng, text, texteng } of items)
    for (const each of [title, titleeng, text, texteng]) {
      expect(each).not.toBe('')
      expect(each).not.toMatch(/[{}]|undefined|null/)
    }
  const count = async () =>
    (await db.rows<{ count: number }>({ name: '', text: 'select count(*)::int from notification' }))[0]!.count
  const before = await count()
  expect(await moveSeason(db, '2026-03-24')).toBe(14)
  expect(await count()).toBe(before)
  expect(await db.rows({ name: '', text: 'select * from timetable_change' })).toEqual([])
})
