import type * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import type { groups } from '#contract/registration/groups.ts'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addGroup, addModule, addStudent, addSubject, englishProgrammeID, groupIDs, subjectIDs } = university

type Slots = z.output<typeof groups.dateTimes.reply>
type Requests = z.output<typeof groups.requests.reply>

const newStudent = async (columns: Record<string, unknown> = {}) => {
  const student = await testStudent(app, db, await addStudent(columns))
  return {
    ...student,
    ask: (body: object, key?: string) =>
      student.send<{ requestID: number } & Record<string, string[]>>(
        'POST',
        '/api/registration/send-request',
        body,
        'en',
        key,
      ),
    asked: async () => (await student.read<Requests>('/api/registration/group-requests')).data.requests,
    slots: async (x?: number) => (await student.read<Slots>(`/api/date-times${x ? `/${x}` : ''}`)).data,
  }
}

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

describe('dateTimes', () => {
  // spec 7.3.2
  it('lists all days and times of lectures; of a subject those without a clash and without a free group', async () => {
    const student = await newStudent()
    const all = await student.slots()
    expect(all.days.map(({ dayID, dayeng }) => [dayID, dayeng])).toEqual([
      [1, 'Monday'],
      [2, 'Tuesday'],
      [3, 'Wednesday'],
      [4, 'Thursday'],
      [5, 'Friday'],
      [6, 'Saturday'],
    ])
    expect(all.times[0]).toEqual({ lecture_startID: 1, lecture_start: '09:00' })
    expect(all.times.at(-1)?.lecture_start).toBe('20:00')
    expect(all.days[0]?.lecture_startIDs).toEqual(all.times.map(({ lecture_startID }) => lecture_startID))

    await student.choose([groupIDs[0]])
    const subjectID = await addSubject()
    await addGroup({ subjectID, capacity: 1, meetings: [[1, '13:00', '15:00']] })
    await addGroup({ subjectID, capacity: 0, meetings: [[1, '16:00', '18:00']] })
    const own = await student.slots(subjectID)
    const monday = own.days.find(({ dayID }) => dayID === 1)!
    const starts = new Map(own.times.map((each) => [each.lecture_startID, each.lecture_start]))
    const times = monday.lecture_startIDs.map((id) => starts.get(id))
    // Two hours that would run into Monday 10:00–11:00, and the start of the group that still has a seat.
    expect(times).toEqual(['11:00', '12:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00', '20:00'])
    expect(await student.read('/api/date-times/999999')).toMatchObject({
      status: 404,
      code: 'subject_not_found',
    })
  })
})

describe('sendRequest', () => {
  // spec 4.16
  it('saves a request once, with or without day and time; requests lists it with its status', async () => {
    const student = await newStudent()
    const [first, second] = [await addSubject(), await addSubject()]
    const sent = await student.ask({ subject_id: first, day_id: 2, time_id: 3 }, 'request-one')
    expect(sent.status).toBe(200)
    expect(await student.ask({ subject_id: first, day_id: 2, time_id: 3 }, 'request-one')).toEqual(sent)
    expect(await student.ask({ subject_id: second, day_id: 2, time_id: 3 }, 'request-one')).toMatchObject({
      status: 409,
      code: 'key_of_another',
    })
    const again = await student.ask({ subject_id: first, day_id: '', time_id: '' })
    expect(again).toMatchObject({ status: 409, code: 'request_exists', params: sent.data })
    expect(again.message).toMatch(/^You have already requested a group of “Subject \d+” \(\d+ \w+\)/)
    const receipts = async () =>
      (
        await student.read<{ receipts: { action: string; code: string | null; subjectID: number }[] }>(
          '/api/registration/receipts',
        )
      ).data.receipts.map(({ action, code, subjectID }) => [action, code, subjectID])
    expect(await receipts()).toEqual([
      ['group_requested', 'request_exists', first],
      ['group_requested', null, first],
    ])
    const storm = await Promise.all(
      [1, 2, 3, 4].map((nth) => student.ask({ subject_id: second }, `storm-${nth}-of-four`)),
    )
    expect(storm.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(storm.filter(({ code }) => code === 'request_exists')).toHaveLength(3)
    expect(await student.asked()).toMatchObject([
      { subjectID: second, dayID: null, dayeng: '', time: null, status: 'sent', answer: null },
      { subjectID: first, dayID: 2, dayeng: 'Tuesday', time: '11:00', status: 'sent' },
    ])
    expect(await (await newStudent()).asked()).toEqual([])
    // After the answer another request is allowed.
    await db.rows(
      { name: '', text: `update group_request set status = 'refused', answer_en = 'No room' where id = $1` },
      [sent.data.requestID],
    )
    expect((await student.ask({ subject_id: first, day_id: null, time_id: null })).status).toBe(200)
    expect((await student.asked()).map(({ status }) => status)).toEqual(['sent', 'sent', 'refused'])
  })

  it('refuses what is not possible, each with its own code', async () => {
    const student = await newStudent()
    await student.choose([groupIDs[0]])
    const code = async (body: object, who = student) => (await who.ask(body)).code
    expect(await code({ subject_id: subjectIDs[0] })).toBe('already_registered')
    expect(await code({ subject_id: 999_999 })).toBe('subject_not_found')
    const foreignModule = await addModule('compulsory', { programme_id: englishProgrammeID })
    expect(await code({ subject_id: await addSubject({}, foreignModule) })).toBe('not_in_programme')
    expect(await code({ subject_id: subjectIDs[1], day_id: 1, time_id: 2 })).toBe('time_not_possible')
    expect(await code({ subject_id: subjectIDs[1] }, await newStudent({ status_id: 2 }))).toBe('not_active')
    const wrong = await student.ask({ subject_id: subjectIDs[1], day_id: 7, time_id: 99 })
    expect([wrong.status, Object.keys(wrong.data)]).toEqual([422, ['day_id']])
    expect(await student.asked()).toEqual([])
  })
})
