import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { feeds } from '#contract/studies/feeds.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const zone = 'America/New_York'
const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { put, studentID, semesterID, subjectIDs } = university
const sql = <Row>(text: string, values: unknown[] = []) => db.rows<Row>({ name: '', text }, values)
let student: TestStudent

beforeAll(async () => {
  student = await testStudent(app, db, studentID)
  await put('registration', { student_id: studentID, semester_id: semesterID, subject_id: subjectIDs[0] })
  await sql(`update setting set value = $1 where name = 'time_zone'`, [JSON.stringify(zone)])
})

const readFeed = async (feed: 'exams' | 'deadlines') => {
  type Subscription = { subscription: { feeds: { feed: string; path: string }[] } }
  const { data } = await student.send<Subscription>('POST', feeds.subscribe.path)
  const { path } = data.subscription.feeds.find((each) => each.feed === feed)!
  const { body } = await app.inject({ url: `${path}?lang=en` })
  const calendar = new ICAL.Component(ICAL.parse(body) as [])
  const timeZone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { startDate, summary } = new ICAL.Event(component)
    if (!startDate.isDate && startDate.zone !== ICAL.Timezone.utcTimezone) startDate.zone = timeZone
    return {
      summary,
      day: startDate.toString().slice(0, 10),
      at: new Date(startDate.toUnixTime() * 1000).toISOString(),
    }
  })
}

/** A moment as the database writes it in the zone. */
const writeLocal = async (instant: string) =>
  (
    await sql<{ text: string }>(
      `select trim(to_char($1::timestamptz at time zone $2, 'FMDD FMMonth, HH24:MI')) as text`,
      [instant, zone],
    )
  )[0]!.text

describe(`in ${zone}`, () => {
  it('an exam begins at the same instant in the feed as in the database, in summer and winter', async () => {
    const days = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-10-31', '2026-11-01', '2026-11-02']
    const exam = await put('exam', {
      semester_id: semesterID,
      subject_id: subjectIDs[0],
      exam_type_id: 1,
      day: days[0],
      starts: '10:00',
    })
    for (const day of days)
      for (const starts of ['00:30', '01:30', '02:30', '03:30']) {
        const [row] = await sql<{ at: string }>(
          'update exam set day = $2, starts = $3 where id = $1 returning (day + starts) at time zone $4 as at',
          [exam, day, starts, zone],
        )
        expect(await readFeed('exams'), `${day} ${starts}`).toMatchObject([row])
      }
    await sql('delete from exam')
  })

  it('a deadline has the day and time of the zone, in the feed and in the refusal after it', async () => {
    // In Tbilisi this is the next day.
    const until = '2026-11-20T23:30:00.000Z'
    await put('quiz', {
      semester_id: semesterID,
      subject_id: subjectIDs[0],
      title_ka: 'ქვიზი',
      title_en: 'Quiz',
      minutes: 10,
      opens_at: '2026-11-19T10:00:00Z',
      closes_at: until,
    })
    expect((await readFeed('deadlines')).map(({ day, summary }) => [day, summary])).toEqual([
      ['2026-11-20', 'Subject 1: the quiz “Quiz” closes at 18:30'],
    ])
    const exam = await put('exam', {
      semester_id: semesterID,
      subject_id: subjectIDs[0],
      exam_type_id: 2,
      day: '2026-06-10',
      starts: '10:00',
    })
    const [starts_at, ends_at] = [
      new Date(Date.now() + 3_600_000).toISOString(),
      new Date(Date.now() + 7_200_000).toISOString(),
    ]
    await put('exam_viewing', { exam_id: exam, starts_at, ends_at, appeals_until: null })
    const paper = await put('exam_paper', {
      exam_id: exam,
      student_id: studentID,
      number: 1,
      score: 1,
      max_score: 2,
    })
    const soon = await student.read(`/api/view-exams/answers/${paper}`)
    expect(soon).toMatchObject({ code: 'viewing_soon', params: { wheneng: await writeLocal(starts_at) } })
    const past = ['2026-07-01T03:59:00Z', '2026-07-01T04:00:00Z']
    await sql('update exam_viewing set starts_at = $1, ends_at = $2', past)
    const over = await student.read(`/api/view-exams/answers/${paper}`)
    expect(over).toMatchObject({
      code: 'viewing_over',
      params: { when: '30 ივნისს, 24:00-ზე', wheneng: '30 June, 24:00' },
    })
  })

  it('answers with one sentence for a zone that Node does not know', async () => {
    await sql('alter table setting disable trigger keep_setting_right')
    await sql(`update setting set value = '"FOO+3"' where name = 'time_zone'`)
    const { path } = (
      await student.send<{ subscription: { feeds: { path: string }[] } }>('POST', feeds.subscribe.path)
    ).data.subscription.feeds[0]!
    const reply = await app.inject({ url: path, headers: { 'content-language': 'en' } })
    expect([reply.statusCode, reply.json()]).toMatchObject([
      503,
      {
        code: 'unknown_time_zone',
        params: { name: 'FOO+3' },
        message: expect.stringContaining('“FOO+3”') as string,
      },
    ])
  })
})
