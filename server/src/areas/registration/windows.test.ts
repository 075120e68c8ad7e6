import type * as z from 'zod/mini'
import { beforeEach, describe, expect, it } from 'vitest'
import type { registration } from '#contract/registration/registration.ts'
import { toOnDayPhrase } from '#rules/time/date-phrase.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testStudent } from './test-student.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { groupIDs, openWindow, addStudent, addSubject, addGroup, addModule } = university

const newStudent = async (columns: Record<string, unknown> = {}) =>
  testStudent(app, db, await addStudent(columns))
type Steps = z.output<typeof registration.steps.reply>
const choice = [groupIDs[0]]
const run = (text: string, values: readonly unknown[] = []) =>
  db.rows<Record<string, string>>({ name: '', text }, values)

beforeEach(async () => {
  await run('delete from registration_window')
})

describe('choose', () => {
  // spec 4.10
  it('names the next opening of a closed step by the clock and the calendar of the university', async () => {
    const student = await newStudent()
    const unplanned = await student.choose(choice)
    expect(unplanned).toMatchObject({ status: 423, code: 'window_closed' })
    expect(unplanned.message).toMatch(/^Registration closed for this step: no dates set yet\./)
    expect((await student.choose(choice, {}, 'ka')).message).toMatch(
      /^ამ ეტაპზე რეგისტრაცია დახურულია: თარიღები ჯერ დადგენილი არ არის/,
    )

    await openWindow({ step: 2, from: -3, to: -1 })
    const over = await student.choose(choice)
    expect(over).toMatchObject({ status: 423, code: 'window_closed' })
    expect(over.message).toMatch(/^Registration closed for this step\. No further opening/)
    expect((await student.choose(choice, {}, 'ka')).message).toMatch(
      /^ამ ეტაპზე რეგისტრაცია დახურულია\. ამ სემესტრში/,
    )
    await run('delete from registration_window')

    await openWindow({ step: 2, from: 72, to: 73 })
    const [opens] = await run(
      `select to_char(starts_at at time zone 'Asia/Tbilisi', 'YYYY-MM-DD') as date,
       to_char(starts_at at time zone 'Asia/Tbilisi', 'HH24:MI') as time from registration_window`,
    )
    const later = await student.choose(choice)
    const date = toOnDayPhrase(String(opens!['date']))
    const params = { date: date.ka, dateeng: date.en, time: opens!['time'] }
    expect(later).toMatchObject({ status: 423, code: 'window_closed', params })
    expect(later.message).toContain(`It opens next on ${date.en}; registration starts at ${params.time}.`)

    // Noon of a day that is today somewhere: the row decides, and the university's time zone.
    await run(`update setting set value = to_jsonb($1::text) where name = 'time_zone'`, ['Etc/GMT+12'])
    await run(
      'update registration_window set starts_at = now() + interval $$1 minute$$, ends_at = now() + interval $$1 hour$$',
    )
    const [today] = await run(
      `select to_char(starts_at at time zone 'Etc/GMT+12', 'HH24:MI') as time,
       (starts_at at time zone 'Etc/GMT+12')::date = (now() at time zone 'Etc/GMT+12')::date as same from registration_window`,
    )
    const soon = await student.choose(choice)
    if (today!['same']) expect(soon.message).toContain(`so far. Registration starts at ${today!['time']}.`)
    expect((await student.choose(choice, {}, 'ka')).message).toContain(String(today!['time']))
    await run(`update setting set value = '"Asia/Tbilisi"' where name = 'time_zone'`)
  })
})

describe('steps', () => {
  it('counts the most specific window of a step, and several of one kind as a union', async () => {
    const student = await newStudent()
    await openWindow({ step: 2, from: -1, to: 1 })
    expect((await student.choose(choice)).status).toBe(200)

    // The programme's own row takes the place of everybody's.
    const other = await newStudent()
    await openWindow({ step: 2, programmeID: university.programmeID, from: 5, to: 6 })
    expect((await other.choose(choice)).status).toBe(423)
    await openWindow({ step: 2, programmeID: university.programmeID, from: -2, to: 2 })
    expect((await other.choose(choice)).status).toBe(200)

    // Programme and semester of study together are more specific still; the windows of other students stay.
    await openWindow({ step: 2, programmeID: university.programmeID, studySemester: 3, from: 8, to: 9 })
    const third = await newStudent({ study_semester: 3 })
    expect((await third.choose(choice)).status).toBe(423)
    expect((await (await newStudent()).choose(choice)).status).toBe(200)

    const readNow = async () => Date.parse((await run('select now()::text as now'))[0]!['now']!)
    const before = await readNow()
    const { data } = await third.read<Steps>('/api/registration-steps')
    expect(data.steps.map((step) => [step.step, step.windows.length])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
      [4, 0],
    ])
    const now = Date.parse(data.now)
    expect([now >= before, now <= (await readNow())]).toEqual([true, true])
    const [own] = await run(
      'select starts_at::text, ends_at::text from registration_window where study_semester = 3',
    )
    const [window] = data.steps[1]!.windows
    expect([window!.starts_at, window!.ends_at].map(Date.parse)).toEqual(
      [own!['starts_at']!, own!['ends_at']!].map(Date.parse),
    )
    const mine = await (await newStudent()).read<Steps>('/api/registration-steps')
    expect(mine.data.steps[1]?.windows).toHaveLength(2)
    expect(mine.data.steps[1]).toMatchObject({ nameeng: 'First round', name: 'პირველი ეტაპი' })
  })
})

describe('choose', () => {
  it('allows free credits from the second round on, modules of the programme from the first', async () => {
    const freeModule = await addModule('free', { position: 9 })
    const listed = await addSubject({}, freeModule)
    const listedGroup = await addGroup({ subjectID: listed, meetings: [[4, '09:00', '10:00']] })
    await openWindow({ step: 2, from: -1, to: 1 })
    await openWindow({ step: 3, from: 30, to: 31 })
    const student = await newStudent()
    const early = await student.choose([listedGroup])
    expect(early).toMatchObject({ status: 423, code: 'window_closed', params: { step: 3 } })
    await run('update registration_window set starts_at = now() - interval $$1 hour$$ where step = 3')
    expect((await student.choose([listedGroup])).status).toBe(200)
    await run('delete from registration_window where step <> 3')
    expect((await student.choose(choice)).status).toBe(200)
  })
})

describe('choose and cancel', () => {
  // spec 4.9
  it('are not opened by the window of pre-registration', async () => {
    const window = await openWindow({ step: 4, from: -1, to: 1 })
    const student = await newStudent()
    const { data } = await student.choose(choice)
    const { registrationID } = data.registration
    await run('update registration_window set step = 1 where id = $1', [window])
    expect(await student.cancel(registrationID)).toMatchObject({ status: 423, code: 'window_closed' })
    // Whose it is goes before when it may be cancelled.
    expect((await (await newStudent()).cancel(registrationID)).status).toBe(404)
    expect((await student.cancel(registrationID, 'ka')).message).toMatch(/^ამ ეტაპზე რეგისტრაცია დახურულია/)
    // A registration that is there is answered outside the window too: the first reply may have been lost.
    expect((await student.choose(choice)).status).toBe(200)
    expect((await (await newStudent()).choose(choice)).status).toBe(423)
    for (const step of [2, 3, 4]) {
      await run('update registration_window set step = $2 where id = $1', [window, step])
      const { data: again } = await student.choose(choice)
      expect(await student.cancel(again.registration.registrationID)).toMatchObject({
        data: 'ok',
      })
    }
    expect(await student.cancel(registrationID)).toMatchObject({
      status: 404,
      code: 'registration_not_found',
    })
  })
})
