import { afterEach, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { switchSemester } from '#server/areas/calendar/current-semester/sql.ts'
import { loadStudent } from '#server/enrolment/student-cache.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { runSemesterCommand } from './run-semester-command.ts'

const db = await testDatabase()
makeApp({ db, quiet: true })
const { semesterID, studentID, addSemester, today } = await testUniversity(db)
const nextID = await addSemester(2031, 'spring', [101, 200])
const sql = <Row extends object>(text: string) => db.rows<Row>({ name: '', text })

const run = async (...args: string[]): Promise<string> => {
  const lines: string[] = []
  await runSemesterCommand(db, args, (line) => lines.push(line))
  return lines.join('\n')
}
const readCurrent = async () =>
  (await sql<{ id: number }>('select id from semester where is_current')).map(({ id }) => id)

afterEach(async () => {
  await sql('update semester set current_from = null')
  await sql(`update semester set is_current = false where id <> ${semesterID}`)
  await sql(`update semester set is_current = true where id = ${semesterID}`)
})

describe('npm run semester', () => {
  it('lists the semesters, and which is the current one', async () => {
    const lines = (await run()).split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/3 groups, 0 windows {2}current$/)
    expect(lines[1]).toMatch(/^2031-spring .* 0 groups, 0 windows$/)
  })

  it('switches at the midnight of the university that begins the day, once, and not before', async () => {
    const tomorrow = await today(1)
    expect(await run('current', '2031-spring', '--from', tomorrow)).toContain(`on ${tomorrow} at midnight`)
    expect(await run()).toContain(`current from ${tomorrow}`)
    expect(await switchSemester(db)).toBeUndefined()
    expect(await readCurrent()).toEqual([semesterID])
    // East of the date line it is tomorrow already, west of it never.
    const switchIn = async (zone: string) => {
      await sql(`update setting set value = '"${zone}"' where name = 'time_zone'`)
      return switchSemester(db)
    }
    expect(await switchIn('Etc/GMT+12')).toBeUndefined()
    await sql(
      `update semester set current_from = (now() at time zone 'Pacific/Kiritimati')::date where id = ${nextID}`,
    )
    const both = await Promise.all([switchIn('Pacific/Kiritimati'), switchSemester(db), switchSemester(db)])
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(await readCurrent()).toEqual([nextID])
    await sql(`update setting set value = '"Asia/Tbilisi"' where name = 'time_zone'`)
  })

  it('makes what a process knows of a student old', async () => {
    const { version } = await loadStudent(db, studentID)
    const [{ before }] = (await sql<{ before: number }>(
      `select registration_version as before from student where id = ${studentID}`,
    )) as [{ before: number }]
    expect(before).toBe(version)
    expect(await run('current', '2031-spring', '--from', await today(0))).toContain(
      'is the current semester now',
    )
    const [{ after }] = (await sql<{ after: number }>(
      `select registration_version as after from student where id = ${studentID}`,
    )) as [{ after: number }]
    expect(after).toBe(before + 1)
  })

  it('takes back a day that has not come', async () => {
    await run('current', '2031-spring', '--from', await today(3))
    expect(await run('cancel', '2031-spring')).toContain('does not become current')
    await expect(run('cancel', '2031-spring')).rejects.toThrow('has no day')
    await run('current', '2031-spring', '--from', await today(0))
    await expect(run('cancel', '2031-spring')).rejects.toThrow('already')
  })

  it('leaves a row in the audit', async () => {
    await run('current', '2031-spring', '--from', '2031-02-20')
    const rows = await sql('select operation, before, after from audit order by id desc limit 1')
    expect(rows).toEqual([
      { operation: 'semester.switch', before: { current_from: null }, after: { current_from: '2031-02-20' } },
    ])
  })

  it('refuses a day that would change nothing, and that of another semester', async () => {
    await run('current', '2031-spring', '--from', await today(0))
    const [{ key }] = (await sql<{ key: string }>(
      `select academic_year || '-' || season as key from semester where id = ${semesterID}`,
    )) as [{ key: string }]
    await expect(run('current', key, '--from', await today(-5))).rejects.toThrow('would change nothing')
    await expect(run('current', key, '--from', await today(0))).rejects.toThrow('2031-spring is the current')
  })

  it.each([
    [['end'], 'There is no command "end".'],
    [['current'], 'Which semester?'],
    [['current', '2031-summer', '--from', '2031-07-01'], 'There is no semester 2031-summer. There are: '],
    [['current', '2031-spring'], '--from takes a day'],
    [['current', '2031-spring', '--from', '2031-02-30'], '--from takes a day'],
    [['--all'], 'Unknown option'],
  ])('says what is wrong with %j', async (args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence)
  })
})
