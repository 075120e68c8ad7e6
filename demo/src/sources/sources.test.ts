import { beforeAll, expect, test } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { makeUniversity } from '../make-university.ts'
import { findNamedStudent } from '../named-students.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })

interface Subjects {
  readonly subjects: readonly {
    readonly subjectID: number
    readonly can_choose: boolean
    readonly code: string | null
  }[]
}

const named = async (key: string): Promise<TestStudent> => {
  const text = 'select id from student where code = $1'
  const found = await db.row<{ id: number }>({ name: '', text }, [findNamedStudent(key).code])
  return testStudent(app, db, found!.id)
}
const read = async <Data>(student: TestStudent, path: string) =>
  (await student.read<Data>(`/api/${path}`)).data

beforeAll(async () => {
  const text = `select (now() at time zone 'Asia/Tbilisi')::date as today`
  const day = await db.row<{ today: string }>({ name: '', text })
  await makeUniversity(db, { students: 1500, today: day!.today, log: () => undefined })
})

interface Row {
  readonly scheduleID: number
  readonly part: number
  readonly parentID: number | null
  readonly valid: boolean
}

/** Changes to the first other set of the one subject whose group was closed. */
const changeGroup = async (student: TestStudent): Promise<void> => {
  const [left, ...more] = (
    await read<{ subjects: { subjectID: number; must_change: number[]; groups: Row[] }[] }>(
      student,
      'registration/must-change-group',
    )
  ).subjects
  expect(more).toEqual([])
  const { subjectID, must_change, groups } = left!
  const table = await read<{ groups: Row[] }>(student, `registration/groups/general/${subjectID}`)
  const unchanged = groups.map(({ scheduleID }) => scheduleID).filter((each) => !must_change.includes(each))
  const { part } = groups.find(({ scheduleID }) => must_change.includes(scheduleID))!
  const others = table.groups.filter(
    (each) => each.valid && each.part === part && !must_change.includes(each.scheduleID),
  )
  const answers: number[] = []
  for (const { scheduleID, parentID } of others) {
    const set = [...(parentID === null ? unchanged : [parentID]), scheduleID]
    answers.push((await student.change(subjectID, must_change[0]!, set)).status)
    if (answers.at(-1) === 200) break
  }
  expect(answers).toContain(200)
}

test('offers free credits, minors, a module with order and blocks, and a group to change first in the second round', async () => {
  const student = await named('second-round')
  expect(await read(student, 'registration/hasChooseMinor')).toMatchObject({ canChoose: true, minor: null })
  const { programs } = await read<{ programs: { programID: number; can_choose: boolean }[] }>(
    student,
    'registration/minor-programs',
  )
  expect(programs.length).toBeGreaterThanOrEqual(5)
  expect(programs.every(({ can_choose }) => can_choose)).toBe(true)
  const held = await read<Subjects>(student, 'registration/free-subjects')
  expect(held.subjects.some(({ code }) => code === 'must_change_first')).toBe(true)
  await changeGroup(student)
  const free = await read<Subjects>(student, 'registration/free-subjects')
  expect(free.subjects.some(({ can_choose }) => can_choose)).toBe(true)
  const { modules } = await read<{ modules: { program_moduleID: number; moduleeng: string }[] }>(
    student,
    'registration/program-modules',
  )
  const electives = modules.find(({ moduleeng }) => moduleeng === 'Electives')!
  const { blocks } = await read<{ blocks: Subjects[] }>(
    student,
    `registration/program-modules/block-subjects/${electives.program_moduleID}`,
  )
  expect(blocks.map(({ subjects }) => subjects.length)).toEqual([3, 3])
  for (const { programID } of programs) {
    const chosen = await student.send('POST', `/api/registration/minor-programs/${programID}`)
    expect(chosen.status).toBe(200)
    const { subjects } = await read<Subjects>(student, 'registration/minor-subjects')
    expect(subjects.length).toBeGreaterThanOrEqual(4)
    expect(subjects.some(({ can_choose }) => can_choose)).toBe(true)
    await student.send('POST', '/api/registration/minor-programs')
  }
})

test('offers an English subject and another level of it in the first semester', async () => {
  const student = await named('new')
  const level = await read<{
    canChange: boolean
    subjects: {
      students_ret_tempID: number
      groups: object[]
      canChangeOnSubjects: { subjectID: number }[]
    }[]
    canChooseSubjects: object[]
  }>(student, 'registration/englishLevelSubject')
  expect(level.canChange).toBe(true)
  expect(
    [...level.subjects.flatMap((each) => each.canChangeOnSubjects), ...level.canChooseSubjects].length,
  ).toBeGreaterThan(0)
})

test('has one pre-registration below the minimum, and one that is not registered yet', async () => {
  const choosing = await named('choose-subjects')
  const mine = await read<{ total_ects: number; credits: { minimum: number } }>(
    choosing,
    'pre-registration/already-registered',
  )
  expect(mine.total_ects).toBeGreaterThan(0)
  expect(mine.total_ects).toBeLessThan(mine.credits.minimum)
  const offered = await read<Subjects>(choosing, 'pre-registration/getSubjects')
  expect(offered.subjects.filter(({ can_choose }) => can_choose).length).toBeGreaterThan(5)
  const everyday = await named('everyday')
  const waiting = await read<Subjects>(everyday, 'registration/getPreRegSubjects')
  const all = await read<Subjects>(everyday, 'registration/getAllPreRegSubjects')
  expect(waiting.subjects).toHaveLength(1)
  expect(all.subjects.length).toBeGreaterThan(3)
  expect(await read(everyday, 'pre-registration/getPreRegisteredSubjectsToShow')).toMatchObject({
    is_closed: true,
  })
})

test('has a valid plan with second choices, and another one, for the student whose window opens next', async () => {
  const student = await named('opens-soon')
  const { plans } = await read<{
    plans: { subjects: { second_schedule_ids: number[] | null; errors: object[] }[] }[]
  }>(student, 'registration/plans')
  const [ready, fewer] = plans
  expect(ready!.subjects.length).toBeGreaterThanOrEqual(3)
  expect(ready!.subjects.flatMap(({ errors }) => errors)).toEqual([])
  expect(ready!.subjects.some(({ second_schedule_ids }) => second_schedule_ids !== null)).toBe(true)
  expect(fewer!.subjects.length).toBeGreaterThan(0)
})
