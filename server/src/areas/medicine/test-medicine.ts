import type * as z from 'zod/mini'
import { expect } from 'vitest'
import type { medicine } from '#contract/studies/medicine.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

export type Topics = z.output<typeof medicine.topics.reply>
type LabGroup = z.output<typeof medicine.joinLabGroup.reply>

export const topicsPath = '/api/medicine-topics'
export const groupsPath = '/api/medicine-lab-groups'

/** A tiny university with a programme of medicine with two subjects that have topics and laboratory groups. */
export const testMedicine = async () => {
  const db = await testDatabase()
  const app = makeApp({ db, checkReplies: true, quiet: true })
  const university = await testUniversity(db)
  const { programmeID, semesterID, subjectIDs, groupIDs, put } = university
  const [first, second] = subjectIDs

  const run = <Row>(text: string, values: readonly unknown[] = []) => db.rows<Row>({ name: '', text }, values)

  /** A student of medicine who is registered for these groups. */
  const registered = async (...schedules: readonly number[]) => {
    const student = await testStudent(app, db, await university.addStudent())
    for (const schedule of schedules) expect((await student.choose([schedule])).status).toBe(200)
    return student
  }
  const addTopic = (subject_id: number, places: number) =>
    put('medicine_topic', { semester_id: semesterID, subject_id, name_ka: 'თემა', name_en: 'Topic', places })

  const choose = (student: TestStudent, topicID: number, key?: string) =>
    student.send<Topics['items'][number]>('POST', topicsPath, { topicID }, 'en', key)
  const make = (student: TestStudent, subjectID: number, name: string, key?: string) =>
    student.send<LabGroup>('POST', groupsPath, { subjectID, name }, 'en', key)
  const join = (student: TestStudent, id: number, key?: string) =>
    student.send<LabGroup>('POST', `${groupsPath}/${id}`, undefined, 'en', key)
  const leave = (student: TestStudent, id: number, key?: string) =>
    student.send<'ok'>('DELETE', `${groupsPath}/${id}`, undefined, 'en', key)

  /** The stored count, and the counted rows. */
  const counted = async (table: 'topic' | 'group', id: number) => {
    const [counter, rows, column] =
      table === 'topic'
        ? ['medicine_topic', 'medicine_topic_choice', 'topic_id']
        : ['lab_group', 'lab_group_member', 'group_id']
    const [row] = await run<{ taken: number; held: number }>(
      `select taken, (select count(*)::int from ${rows} where ${column} = c.id) as held from ${counter} c where id = $1`,
      [id],
    )
    return row
  }

  await university.openWindow({ step: 2, from: -1, to: 10 })
  await university.openWindow({ step: 4, from: -1, to: 10 })
  for (const id of groupIDs) await university.change('study_group', id, { capacity: 100 })
  await university.change('programme', programmeID, { is_medicine: true })
  for (const subject_id of [first, second])
    await run(
      'insert into medicine_subject (semester_id, subject_id, has_lab_groups) values ($1, $2, true)',
      [semesterID, subject_id],
    )
  const topics = [await addTopic(first, 3), await addTopic(first, 1), await addTopic(second, 2)] as const
  return {
    db,
    app,
    university,
    run,
    registered,
    addTopic,
    choose,
    make,
    join,
    leave,
    counted,
    topics,
  }
}
