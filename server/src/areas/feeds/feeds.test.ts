import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { feeds } from '#contract/studies/feeds.ts'
import { listAgendaRows } from '#server/agenda/sql.ts'
import { makeApp } from '#server/app.ts'
import { testMaster } from '#server/areas/master/test-master.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { subjectIDs, semesterID, put, today, studentID } = university
const student = await testStudent(app, db, studentID)
const other = await testStudent(app, db, await university.addStudent())
const sql = <Row>(text: string, values: unknown[] = []) => db.rows<Row>({ name: '', text }, values)

type Subscription = NonNullable<z.output<typeof feeds.subscription.reply>['subscription']>
const subscribe = async (who = student) =>
  (await who.send<{ subscription: Subscription }>('POST', feeds.subscribe.path)).data.subscription
const fetchFeed = (path: string, lang = '') => app.inject({ url: `${path}${lang}` })
const findPath = ({ feeds: all }: Subscription, feed: string) => all.find((each) => each.feed === feed)!.path
const readFeed = async (feed: string, lang = '') => {
  const reply = await fetchFeed(findPath(await subscribe(), feed), lang)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const calendar = new ICAL.Component(ICAL.parse(reply.body) as [])
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
}
const formatOccurrence = ({ startDate, endDate, location, summary }: ICAL.Event) =>
  [String(startDate), String(endDate), location, summary].join(' | ')

/** The meeting dates of a student, computed by the database. */
const meetingDates = `
  select to_char(coalesce(m.new_day, d.day), 'YYYY-MM-DD') || 'T' || coalesce(m.starts, gm.starts) || ' | '
    || to_char(coalesce(m.new_day, d.day), 'YYYY-MM-DD') || 'T' || coalesce(m.ends, gm.ends) || ' | '
    || coalesce(case when m.group_id is null then r.name else mr.name end, 'Distance') || ' | ' || sub.name_en as occurrence
  from registration reg
  join semester s on s.id = reg.semester_id and s.is_current
  join subject sub on sub.id = reg.subject_id
  join registration_group rg on rg.registration_id = reg.id
  join group_meeting gm on gm.group_id = rg.group_id
  cross join lateral (select day::date from generate_series(s.starts_on, s.ends_on, interval '1 day') day) d
  left join meeting_move m on m.group_id = gm.group_id and m.position = gm.position and m.day = d.day
  left join room r on r.id = gm.room_id and not r.is_distance
  left join room mr on mr.id = m.room_id and not mr.is_distance
  where reg.student_id = $1 and extract(isodow from d.day) = gm.weekday
    and (not exists (select from group_dates gd where gd.group_id = rg.group_id)
      or exists (select from group_dates gd where gd.group_id = rg.group_id and d.day between gd.starts_on and gd.ends_on))
    and (m.group_id is not null and m.new_day is not null
      or m.group_id is null
        and not exists (select from holiday h where h.day = d.day)
        and (exists (select from group_dates gd where gd.group_id = rg.group_id)
          or not exists (select from week_off o where o.semester_id = s.id and d.day between o.starts_on and o.ends_on)))`

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 1 })
  const room = await put('room', { name: 'A-101' })
  const weekly = await university.addGroup({
    subjectID: subjectIDs[0],
    meetings: [
      [1, '09:00', '10:50'],
      [4, '18:00', '19:50'],
    ],
    code: 'W',
  })
  const rotation = await university.addGroup({
    subjectID: subjectIDs[1],
    rotation: true,
    meetings: [1, 2, 3, 4, 5].map((day) => [day, '12:00', '13:00'] as const),
    dates: [
      [await today(-7), await today(7)],
      [await today(21), await today(24)],
    ],
    code: 'R',
  })
  await sql('update group_meeting set room_id = $2 where group_id = $1 and position = 0', [weekly, room])
  await sql(
    'update group_meeting set room_id = (select id from room where is_distance) where group_id = $1 and position = 1',
    [weekly],
  )
  for (const ahead of [2, 3, 16, 17, 40, 41, 42])
    await put('holiday', { day: await today(ahead), name_ka: 'დღესასწაული', name_en: 'Feast' })
  await put('week_off', {
    semester_id: semesterID,
    starts_on: await today(21),
    ends_on: await today(34),
    name_ka: 'თავისუფალი კვირა',
    name_en: 'Week off',
  })
  // Of the weekly group's future meetings the first is moved, the second cancelled, the third only in another room.
  const ahead = await sql<{ position: number; day: string }>(
    `select gm.position, d::date as day from group_meeting gm, generate_series(now()::date + 1, now()::date + 60, interval '1 day') d
     where gm.group_id = $1 and gm.weekday = extract(isodow from d) order by d limit 3`,
    [weekly],
  )
  const [moved, cancelled, elsewhere] = ahead
  const row = (of: typeof moved) => ({ group_id: weekly, position: of!.position, day: of!.day })
  await put('meeting_move', {
    ...row(moved),
    new_day: await today(90),
    starts: '20:00',
    ends: '21:00',
    room_id: room,
  })
  await put('meeting_move', row(cancelled))
  await put('meeting_move', {
    ...row(elsewhere),
    new_day: elsewhere!.day,
    starts: '09:00',
    ends: '10:50',
    room_id: university.distanceRoomID,
  })
  for (const group of [weekly, rotation]) expect((await student.choose([group])).status).toBe(200)
})

describe('feeds', () => {
  // spec 2.13
  it('has one lecture event for each real meeting date, and no other', async () => {
    const expected = await sql<{ occurrence: string }>(meetingDates, [studentID])
    expect(expected.length).toBeGreaterThan(30)
    const events = await readFeed('lectures', '?lang=en')
    expect(events.map(formatOccurrence).toSorted()).toEqual(
      expected.map(({ occurrence }) => occurrence).toSorted(),
    )
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    for (const { component } of events)
      expect(component.getFirstProperty('dtstart')!.getParameter('tzid')).toBe('Asia/Tbilisi')
  })

  it("keeps a lecture's name when it is moved once more, with the new time", async () => {
    const uids = async () => (await readFeed('lectures')).map(({ uid }) => uid).toSorted()
    const before = await uids()
    const moved = (await readFeed('lectures')).find(({ description }) =>
      description.includes('გადმოტანილია'),
    )!
    await sql(`update meeting_move set new_day = new_day + 1, starts = '08:00' where starts = '20:00'`)
    expect(await uids()).toEqual(before)
    const again = (await readFeed('lectures')).find(({ uid }) => uid === moved.uid)!
    expect(again.startDate.compare(moved.startDate)).toBe(1)
  })

  it('has exams and deadlines as feeds of their own', async () => {
    const exam = (subject: number, columns: object) =>
      put('exam', {
        semester_id: semesterID,
        subject_id: subject,
        exam_type_id: 2,
        starts: '23:00',
        ...columns,
      })
    const id = await exam(subjectIDs[0], { day: '2026-12-31' })
    await exam(subjectIDs[2], { day: '2026-12-30' })
    await put('academic_event', {
      semester_id: semesterID,
      kind: 'payment',
      name_ka: 'გადახდა',
      name_en: 'Pay',
      starts_on: '2026-12-01',
      ends_on: '2026-12-03',
    })
    await put('exam_registration', {
      semester_id: semesterID,
      deadline: '2026-06-08',
      text_ka: '8 ივნისი',
      text_en: '8 June',
    })
    await put('missing_document', {
      student_id: studentID,
      name_ka: 'ასლი',
      name_en: 'Copy',
      deadline: '2026-12-05',
    })
    const exams = await readFeed('exams', '?lang=en')
    expect(exams.map((each) => [each.uid, formatOccurrence(each)])).toEqual([
      [
        `exam-${id}@student-portal`,
        '2026-12-31T23:00:00 | 2027-01-01T01:00:00 | Distance | Final exam: Subject 1',
      ],
    ])
    const deadlines = await readFeed('deadlines', '?lang=en')
    const listed = deadlines.map((each) => [String(each.startDate), String(each.endDate), each.summary])
    const sorted = listed.toSorted(([a], [b]) => a!.localeCompare(b!))
    expect(sorted.filter(([, , summary]) => !/registration closes/.test(summary!))).toEqual([
      ['2026-06-08', '2026-06-09', 'Last day to register for distance exams'],
      ['2026-12-01', '2026-12-04', 'Pay'],
      ['2026-12-05', '2026-12-06', 'Upload the missing documents'],
      ['2027-01-01', '2027-01-02', 'Subject 1: exam files due by 01:00'],
    ])
  })

  it("has deadlines of the student's own subjects, with their time, until they are done", async () => {
    const subject_id = subjectIDs[0]
    const of = { semester_id: semesterID, subject_id }
    const day = await today(20)
    const [opens, until] = [`${await today(19)}T14:00:00Z`, `${day}T14:00:00Z`] // 18:00 at the university
    const names = { title_ka: 'პირველი', title_en: 'First' }
    const columns = { ...of, ...names, minutes: 10, opens_at: opens, closes_at: until }
    const quiz = await put('quiz', columns)
    // Of a subject that the student does not take.
    await put('quiz', { ...columns, subject_id: subjectIDs[2] })
    const row = (text: string, values: unknown[]) => sql(`insert into ${text}`, values)
    await row('presentation_task (semester_id, subject_id, upload_until) values ($1, $2, $3)', [
      semesterID,
      subject_id,
      until,
    ])
    await row(
      `medicine_subject (semester_id, subject_id, has_lab_groups, topics_until, lab_groups_until)
     values ($1, $2, true, $3, $3)`,
      [semesterID, subject_id, until],
    )
    const marked = await put('exam', { ...of, exam_type_id: 1, day: await today(10), starts: '10:00' })
    await row('exam_viewing (exam_id, starts_at, ends_at, appeals_until) values ($1, $2, $3, $4)', [
      marked,
      opens,
      until,
      `${await today(25)}T14:00:00Z`,
    ])
    await put('exam_paper', { exam_id: marked, student_id: studentID, number: 1, score: 1, max_score: 2 })
    const question = { exam_id: marked, position: 1, text_ka: 'რა?', text_en: 'What?', max_score: 2 }
    await put('exam_question', question)
    const own = async () =>
      (await readFeed('deadlines', '?lang=en'))
        .filter(({ startDate }) => String(startDate) === day)
        .map(({ summary }) => summary)
        .toSorted()
    const others = [
      'Subject 1: a topic can be chosen until 18:00',
      'Subject 1: exam appeals are accepted until 18:00',
      'Subject 1: lab groups can be arranged until 18:00',
      'Subject 1: presentation due by 18:00',
    ]
    expect(await own()).toEqual([...others, 'Subject 1: the quiz “First” closes at 18:00'])
    await row('quiz_attempt (quiz_id, student_id, started_at, ends_at) values ($1, $2, $3, $4)', [
      quiz,
      studentID,
      opens,
      until,
    ])
    expect(await own()).toEqual(others)
  })

  it("has the thesis deadlines of a master's student", async () => {
    const { addSupervisor, addStudent, programmeID, setRound } = await testMaster(db, university)
    const [supervisor, id] = [await addSupervisor(), await addStudent()]
    await setRound(-48, 48)
    const component = {
      programme_id: programmeID,
      semester_id: semesterID,
      name_ka: 'გეგმა',
      name_en: 'Plan',
    }
    await put('master_component', { ...component, position: 1, deadline: await today(21) })
    const kinds = async () =>
      (await listAgendaRows(db, id)).map(({ kind }) => kind).filter((kind) => kind.startsWith('the'))
    expect((await kinds()).toSorted()).toEqual(['theme', 'thesis'])
    const names = { name_ka: 'თემა', name_en: 'Theme' }
    const round = { programme_id: programmeID, semester_id: semesterID, lecturer_id: supervisor }
    await put('master_choice', { ...round, ...names, student_id: id })
    expect(await kinds()).toEqual(['thesis'])
    expect((await listAgendaRows(db, studentID)).filter(({ kind }) => kind === 'thesis')).toEqual([])
  })
})

describe('subscribe and revoke', () => {
  it('keeps the address until it is revoked, and refuses it afterwards', async () => {
    const first = await subscribe()
    expect(await subscribe()).toEqual(first)
    expect(
      (await student.read<{ subscription: Subscription }>(feeds.subscription.path)).data.subscription,
    ).toEqual(first)
    expect(findPath(first, 'exams')).toMatch(/^\/api\/calendar-feeds\/[\w-]{43}\/exams\.ics$/)
    expect(findPath(await subscribe(other), 'exams')).not.toBe(findPath(first, 'exams'))
    const revoke = (who: typeof student) =>
      who.send('DELETE', `/api/calendar-subscription/${first.subscriptionID}`)
    expect(await revoke(other)).toMatchObject({ status: 404 })
    expect((await fetchFeed(findPath(first, 'lectures'))).statusCode).toBe(200)
    expect(await revoke(student)).toMatchObject({ status: 200, data: 'ok' })
    expect(await revoke(student)).toMatchObject({ status: 200, data: 'ok' })
    for (const { path } of first.feeds) {
      const gone = await fetchFeed(path, '?lang=en')
      expect([gone.statusCode, gone.json<{ code: string }>().code]).toEqual([404, 'no_feed'])
    }
    expect((await student.read(feeds.subscription.path)).data).toEqual({ subscription: null })
    const second = await subscribe()
    expect(findPath(second, 'lectures')).not.toBe(findPath(first, 'lectures'))
    for (const path of [
      '/api/calendar-feeds/x/lectures.ics',
      findPath(second, 'lectures').replace('lectures', 'marks'),
    ])
      expect((await fetchFeed(path)).statusCode).toBe(404)
  })

  it('creates one address for two simultaneous requests', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => subscribe(other)))
    expect(new Set(made.map((each) => each.subscriptionID)).size).toBe(1)
  })
})
