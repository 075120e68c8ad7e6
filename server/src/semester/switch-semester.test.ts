import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { openDatabase } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { loadNextSwitch, switchSemester } from './sql.ts'
import { switchSemesterOnTime } from './switch-semester-on-time.ts'

const db = await testDatabase()
const otherDb = openDatabase(db.url, 4)
const university = await testUniversity(db)
const app = makeApp({ db, checkReplies: true, quiet: true })
afterAll(() => otherDb.close())

const run = (text: string, values: readonly unknown[] = []) => db.rows({ name: '', text }, values)
const current = async () =>
  (await db.row<{ id: number }>({ name: '', text: 'select id from semester where is_current' }))?.id

/** Lectures begin in a hundred days, registration in February. */
const next = await university.addSemester(2026, 'spring', [101, 200], { current_from: '2027-02-01' })
/** Midnight in Tbilisi, which is four hours ahead. */
const midnight = '2027-01-31T20:00:00.000Z'
const before = '2027-01-31T19:59:59.999Z'

beforeEach(async () => {
  await run('update semester set is_current = false where is_current')
  await run('update semester set is_current = true where id = $1', [university.semesterID])
})

describe('the current semester', () => {
  it('changes at midnight at the university, neither before nor by the clock of the server', async () => {
    expect(await switchSemester(db, '2027-01-31T12:00:00.000Z')).toEqual({ semesterID: null })
    expect(await switchSemester(db, before)).toEqual({ semesterID: null })
    expect(await current()).toBe(university.semesterID)
    expect(await switchSemester(db, midnight)).toEqual({ semesterID: next })
    expect(await current()).toBe(next)
    expect(await switchSemester(db, midnight)).toEqual({ semesterID: null })
  })

  it('follows the time zone of the university', async () => {
    await run(`update setting set value = '"America/New_York"' where name = 'time_zone'`)
    try {
      expect(await switchSemester(db, midnight)).toEqual({ semesterID: null })
      expect(await loadNextSwitch(db, midnight)).toEqual({ ms: 9 * 3_600_000 })
      expect(await switchSemester(db, '2027-02-01T05:00:00Z')).toEqual({ semesterID: next })
    } finally {
      await run(`update setting set value = '"Asia/Tbilisi"' where name = 'time_zone'`)
    }
  })

  it('is known by the millisecond, and is the first day where no other day is given', async () => {
    expect(await loadNextSwitch(db, before)).toEqual({ ms: 1 })
    await run('update semester set current_from = null where id = $1', [next])
    const first = await university.today(101)
    expect(await switchSemester(db, `${first}T20:00:00Z`)).toEqual({ semesterID: next })
    expect(await loadNextSwitch(db, midnight)).toBeUndefined()
    await run(`update semester set current_from = '2027-02-01' where id = $1`, [next])
  })

  it('never goes back to an earlier semester', async () => {
    await switchSemester(db, midnight)
    expect(await switchSemester(db, '2040-01-01T00:00:00Z')).toEqual({ semesterID: null })
    expect(await current()).toBe(next)
  })

  it('is changed once by servers that look at the same moment', async () => {
    let other: ReturnType<typeof switchSemester> | undefined
    await db.transaction(async (tx) => {
      expect(await switchSemester(tx, midnight)).toEqual({ semesterID: next })
      other = switchSemester(otherDb, midnight)
      // It has looked by now, and waits.
      await sleep(200)
    })
    expect(await other).toEqual({ semesterID: null })
    expect(await current()).toBe(next)
  })
})

describe('a server', () => {
  it('forgets the former semester at midnight: a group of it is not taken any more, one of the new is', async () => {
    await university.openWindow({ step: 2, from: -1, to: 10 })
    const student = await testStudent(app, db, await university.addStudent())
    expect((await student.choose([university.groupIDs[0]])).status).toBe(200)
    const subjectID = await university.addSubject()
    const groupID = await university.addGroup({ subjectID })
    await university.change('study_group', groupID, { semester_id: next })
    await university.put('registration_window', {
      step: 2,
      semester_id: next,
      starts_at: '2020-01-01',
      ends_at: '2100-01-01',
    })
    let now = Date.parse(before)
    const end = switchSemesterOnTime(db, { now: () => now })
    const endOther = switchSemesterOnTime(otherDb, { now: () => now })
    await vi.waitFor(async () => expect(await loadNextSwitch(db, before)).toEqual({ ms: 1 }))
    expect(await current()).toBe(university.semesterID)
    now = Date.parse(midnight)
    await vi.waitFor(async () => expect(await current()).toBe(next), 5000)
    end()
    endOther()
    expect((await student.choose([university.groupIDs[1]])).status).not.toBe(200)
    expect(await student.choose([groupID])).toMatchObject({ status: 200 })
    const [row] = await run(
      'select semester_id from registration where student_id = $1 and subject_id = $2',
      [student.studentID, subjectID],
    )
    expect(row).toEqual({ semester_id: next })
  })
})
