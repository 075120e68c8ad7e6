import { beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { loadSnapshot } from './load-snapshot.ts'
import { loadStudents } from './sql.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const app = makeApp({ db, checkReplies: true, quiet: true })
const run = (text: string, values: readonly unknown[] = []) => db.rows({ name: '', text }, values)

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

describe('loadSnapshot', () => {
  it('sees every change of the student at the next read, though only versions are compared', async () => {
    const { studentID, choose } = await testStudent(app, db, await university.addStudent())
    const [subjectID] = university.subjectIDs
    const load = async () => {
      const { read_at: _, clock_behind: __, ...student } = (await loadSnapshot(db, studentID)).student
      return student
    }
    const loadAnew = async () => {
      const { read_at: _, clock_behind: __, ...student } = (await loadStudents(db, [studentID]))[0]!
      return student
    }
    const own = [studentID]
    const changes: readonly [string, () => Promise<unknown>][] = [
      ['a seat', () => choose([university.groupIDs[2]])],
      ['a cancelled registration', () => run('delete from registration where student_id = $1', own)],
      ['a semester of study', () => run('update student set study_semester = 3 where id = $1', own)],
      ['the last course', () => run('update student set is_on_last_course = true where id = $1', own)],
      ['a block by a debt', () => run('update student set debt_blocked = true where id = $1', own)],
      ['a status', () => run('update student set status_id = 2 where id = $1', own)],
      [
        'a mark',
        () =>
          run(
            `insert into mark (student_id, semester_id, subject_id, credits, score, status_id)
           select $1, id, $2, 6, 91, 1 from semester where is_current`,
            [studentID, subjectID],
          ),
      ],
      [
        'a pre-registration',
        () =>
          run(
            `insert into pre_registration (student_id, semester_id, subject_id, module_id)
           select $1, s.id, $2, (select module_id from module_subject where subject_id = $2 limit 1)
           from semester s where s.is_current`,
            [studentID, subjectID],
          ),
      ],
      [
        'no free credits',
        () =>
          run(
            'insert into free_credit_opt_out (student_id, semester_id) select $1, id from semester where is_current',
            own,
          ),
      ],
      ['a window', () => run(`update registration_window set ends_at = ends_at + interval '1 day'`)],
      [
        'the limits',
        () =>
          run(
            `update setting set value = jsonb_set(value::jsonb, '{maximumPerSemester}', '44') where name = 'credit_limits'`,
          ),
      ],
    ]
    for (const [what, change] of changes) {
      const before = await load()
      await change()
      const now = await loadAnew()
      expect(now, `${what} changes something`).not.toEqual(before)
      expect(await load(), what).toEqual(now)
    }
  })
})
