import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { schedule } from '#contract/studies/schedule.ts'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { groupIDs, subjectIDs, put, today } = university

type Schedule = z.output<typeof schedule.currentSchedule.reply>

describe('currentSchedule', () => {
  it('gives the groups with a seat, the semester with its holidays, and today at the university', async () => {
    await university.openWindow({ step: 2, from: -1, to: 1 })
    await put('holiday', { day: await today(3), name_ka: 'გიორგობა', name_en: "Saint George's Day" })
    await put('holiday', { day: await today(300), name_ka: 'შორს', name_en: 'Not in this semester' })
    const student = await testStudent(app, db, university.studentID)
    const empty = await student.read<Schedule>('/api/current-schedule')
    expect(empty.data).toMatchObject({ groups: [], current_semester: { semesterID: university.semesterID } })

    const [first, second] = [await student.choose([groupIDs[1]]), await student.choose([groupIDs[0]])]
    await (await testStudent(app, db, await university.addStudent())).choose([groupIDs[2]])
    const { data } = await student.read<Schedule>('/api/current-schedule')
    expect(
      data.groups.map((g) => [g.scheduleID, g.registrationID, g.subjecteng, g.subject_code, g.dayeng]),
    ).toEqual([
      [groupIDs[1], first.data.registration.registrationID, 'Subject 2', 'S2', 'Tuesday'],
      [groupIDs[0], second.data.registration.registrationID, 'Subject 1', 'S1', 'Monday'],
    ])
    expect(data.groups[0]).toMatchObject({
      subjectID: subjectIDs[1],
      time: '10:00',
      time_end: '11:00',
      meetings: [{ dayID: 2, time: '10:00', time_end: '11:00', room: null }],
      start_date: await today(-28),
      end_date: await today(100),
    })
    expect(data.current_semester).toMatchObject({ start_date: await today(-28), end_date: await today(100) })
    expect(data.holidays).toEqual([{ date: await today(3), name: 'გიორგობა', nameeng: "Saint George's Day" }])

    expect(data.groups.map(({ must_change }) => must_change)).toEqual([null, null])
    await university.change('study_group', groupIDs[1], { is_open: false })
    await university.change('study_group', groupIDs[0], { must_change: true })
    const left = await student.read<Schedule>('/api/current-schedule')
    expect(left.data.groups.map(({ must_change }) => must_change)).toEqual(['closed', 'moved'])
    await university.change('study_group', groupIDs[1], { is_open: true })
    await university.change('study_group', groupIDs[0], { must_change: false })

    for (const zone of ['Etc/GMT+12', 'Etc/GMT-14']) {
      await db.rows(
        { name: '', text: `update setting set value = to_jsonb($1::text) where name = 'time_zone'` },
        [zone],
      )
      const [row] = await db.rows<{ day: string }>(
        { name: '', text: 'select (now() at time zone $1)::date as day' },
        [zone],
      )
      const there = await student.read<Schedule>('/api/current-schedule')
      expect(there.data.today).toBe(row?.day)
    }
  })

  it('reports that there is no current semester', async () => {
    await db.rows({ name: '', text: 'update semester set is_current = false' })
    const student = await testStudent(app, db, university.studentID)
    for (const url of [
      '/api/current-schedule',
      '/api/current-semester',
      '/api/registration/already-registered',
    ]) {
      expect(await student.read(url)).toMatchObject({ status: 404, code: 'no_semester' })
    }
    const choice = await student.choose([groupIDs[0]], {}, 'ka')
    expect(choice).toMatchObject({ status: 404, code: 'no_semester' })
    expect(choice.message).toMatch(/^მიმდინარე სემესტრი ჯერ არ გამოცხადებულა/)
  })
})

describe('seen', () => {
  // spec 2.14
  it('reports changes by others until the student has seen them', async () => {
    await db.rows({ name: '', text: 'update semester set is_current = true' })
    await db.rows({
      name: '',
      text: `update setting set value = '"Asia/Tbilisi"' where name = 'time_zone'`,
    })
    const student = await testStudent(app, db, university.studentID)
    const path = '/api/current-schedule'
    const readSchedule = async () => (await student.read<Schedule>(path)).data
    const see = (version: string) => student.send('POST', `${path}/seen`, { version })
    const first = await readSchedule()
    expect(first).toMatchObject({ is_seen: false, changes: [] })
    expect(await see(first.version)).toMatchObject({ status: 200 })
    expect(await readSchedule()).toMatchObject({ is_seen: true, changes: [], version: first.version })

    const [group, moved] = [groupIDs[1], groupIDs[0]]
    const weekday = { name: '', text: 'select extract(isodow from $1::date)::int as day' }
    let ahead = 1
    while ((await db.row<{ day: number }>(weekday, [await today(ahead)]))!.day !== 1) ahead += 1
    const [monday, later] = [await today(ahead), await today(ahead + 5)]
    await db.rows(
      { name: '', text: `update group_meeting set starts = '12:00', ends = '13:00' where group_id = $1` },
      [group],
    )
    await put('meeting_move', {
      group_id: moved,
      position: 0,
      day: monday,
      new_day: later,
      starts: '09:00',
      ends: '10:00',
    })
    const at = (date: string | null, dayID: number | null, time: string, time_end: string) => ({
      date,
      dayID,
      time,
      time_end,
      room: null,
    })
    const changed = await readSchedule()
    expect(changed.is_seen).toBe(false)
    expect(changed.changes.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
      {
        kind: 'meeting',
        scheduleID: group,
        date: null,
        before: at(null, 2, '10:00', '11:00'),
        after: at(null, 2, '12:00', '13:00'),
        free: null,
      },
      {
        kind: 'move',
        scheduleID: moved,
        date: monday,
        before: at(monday, null, '10:00', '11:00'),
        after: at(later, null, '09:00', '10:00'),
        free: null,
      },
    ])
    // A later version cannot be confirmed in advance, and groups that the student gave up are no changes.
    expect(await see(first.version)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    await student.cancel(changed.groups.find(({ scheduleID }) => scheduleID === group)!.registrationID)
    expect((await readSchedule()).changes.map(({ kind }) => kind)).toEqual(['move'])
    expect(await see((await readSchedule()).version)).toMatchObject({ status: 200 })
    expect(await readSchedule()).toMatchObject({ is_seen: true, changes: [] })
    await db.rows({ name: '', text: 'delete from meeting_move' })
    expect((await readSchedule()).changes).toEqual([
      {
        kind: 'move',
        scheduleID: moved,
        date: monday,
        before: at(later, null, '09:00', '10:00'),
        after: at(monday, null, '10:00', '11:00'),
        free: null,
      },
    ])

    // Added and removed days without teaching are reported; past ones are not.
    const week = [await today(14), await today(20)]
    const day = await today(3)
    const is = async (text: string, values: unknown[] = []) => db.rows({ name: '', text }, values)
    await is(`delete from holiday where day = $1`, [day])
    await put('holiday', { day: await today(-2), name_ka: 'გუშინწინ', name_en: 'Over' })
    await put('week_off', {
      semester_id: university.semesterID,
      starts_on: week[0],
      ends_on: week[1],
      name_ka: 'კვირა',
      name_en: 'A week off',
    })
    const free = (await readSchedule()).changes.flatMap((change) => change.free ?? [])
    expect(free.toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1))).toMatchObject([
      { start_date: day, end_date: day, nameeng: "Saint George's Day", is_taught: true },
      { start_date: week[0], end_date: week[1], nameeng: 'A week off', is_taught: false },
    ])
    expect(await see((await readSchedule()).version)).toMatchObject({ status: 200 })
    await is(`update week_off set name_en = 'Another name'`)
    expect((await readSchedule()).changes).toEqual([])
    await university.inNextSemester(async () => expect((await readSchedule()).changes).toEqual([]))
  })
})
