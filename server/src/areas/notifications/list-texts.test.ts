import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { notifications } from '#contract/account/notifications.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const sql = (text: string, values: unknown[] = []) => db.rows({ name: '', text }, values)

type List = z.output<typeof notifications.list.reply>
const list = async (student: TestStudent) => (await student.read<List>('/api/notifications')).data
const newStudent = async () => testStudent(app, db, await university.addStudent())

it('notifications say in the list what they say alone, whoever has read them before, also when a subject gets another name', async () => {
  const [student, other] = [await newStudent(), await newStudent()]
  await sql(`select add_notification('mark', 'test', $1, '{}', $2)`, [
    university.subjectIDs[0],
    [student, other].map(({ studentID }) => studentID),
  ])
  const [first] = (await list(student)).items
  const id = first!.notificationID
  const readOne = async (reader: TestStudent) =>
    (await reader.read<List['items'][number]>(`/api/notifications/${id}`)).data
  const toTexts = ({ created_at: _, ...texts }: List['items'][number]) => texts
  expect(toTexts(await readOne(student))).toEqual({ ...toTexts(first!), seen: true })
  expect((await list(student)).items[0]).toEqual({ ...first, seen: true })
  expect((await list(other)).items[0]).toEqual(first)
  await sql(`update subject set name_en = 'Renamed' where id = $1`, [university.subjectIDs[0]])
  const [renamed] = (await list(other)).items
  expect(renamed!.titleeng).toContain('Renamed')
  expect(toTexts(await readOne(other))).toEqual({ ...toTexts(renamed!), seen: true })
})
