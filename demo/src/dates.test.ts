import { beforeAll, expect, test } from 'vitest'
import { calendar } from '#contract/studies/calendar.ts'
import { exams } from '#contract/studies/exams.ts'
import { feeds } from '#contract/studies/feeds.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { makeUniversity } from './make-university.ts'
import { findNamedStudent } from './named-students.ts'

const own = await testDatabase()
let trips = 0
let running = 0
/** Statements that run at the same time are one round trip. */
const count = async <Result>(result: Promise<Result>): Promise<Result> => {
  if (running === 0) trips += 1
  running += 1
  try {
    return await result
  } finally {
    running -= 1
  }
}
const db: Database = {
  ...own,
  rows: (...values) => count(own.rows(...values)),
  row: (...values) => count(own.row(...values)),
}
const app = makeApp({ db, quiet: true })

beforeAll(async () => {
  const text = `select (now() at time zone 'Asia/Tbilisi')::date as today`
  const [day] = await own.rows<{ today: string }>({ name: '', text })
  await makeUniversity(own, { students: 400, today: day!.today, log: () => undefined })
})

const maxBytes = 30 * 1024
const maxRoundTrips = 2

test.each(['everyday', 'english', 'rotations', 'near-limit'])(
  'reads the dates of %s in at most two round trips to the database and 30 KB',
  async (key) => {
    const text = 'select id from student where code = $1'
    const row = await own.row<{ id: number }>({ name: '', text }, [findNamedStudent(key).code])
    const { headers } = await signIn(own, row!.id)
    const made = await app.inject({ method: 'POST', url: feeds.subscribe.path, headers })
    const { subscription } = made.json<{ data: { subscription: { feeds: { path: string }[] } } }>().data
    const reads: readonly string[] = [
      schedule.currentSchedule.path,
      calendar.currentSemester.path,
      calendar.academicCalendars.path,
      exams.schedule.path,
      exams.types.path,
      exams.instructions.path,
      feeds.subscription.path,
    ]
    for (const url of [...reads, ...subscription.feeds.map(({ path }) => path)]) {
      trips = 0
      const reply = await app.inject({ url, headers })
      expect(reply.statusCode, url).toBe(200)
      expect(trips, url).toBeLessThanOrEqual(maxRoundTrips)
      if (reads.includes(url)) expect(reply.rawPayload.length, url).toBeLessThan(maxBytes)
    }
  },
)

const counted = async (text: string) =>
  (await own.row<{ count: number }>({ name: '', text: `select count(*)::int as count ${text}` }))!.count

test('has consistent exams, marked papers, points and moved lectures', async () => {
  const exam = 'exam e on e.semester_id = m.semester_id and e.subject_id = m.subject_id'
  const isPoints = `(e.exam_type_id = 2 and m.is_final or e.exam_type_id = 1 and m.name_en = 'Midterm exam')`
  // The points of an exam are due after it, so a future exam has none.
  expect(await counted(`from mark_component m join ${exam} where ${isPoints}`)).toBeGreaterThan(50)
  expect(await counted(`from mark_component m join ${exam} where ${isPoints} and m.day <= e.day`)).toBe(0)
  const given = `from component_score c join mark_component m on m.id = c.component_id join ${exam}`
  expect(await counted(`${given} where ${isPoints} and e.day >= now()::date`)).toBe(0)
  // The points of a quiz are the same on the paper and among the marks.
  const quizPapers = `from exam_paper w join exam e on e.id = w.exam_id and e.exam_type_id = 4`
  const marks = `component_score c join mark_component m on m.id = c.component_id
    where c.student_id = w.student_id and m.semester_id = e.semester_id and m.subject_id = e.subject_id and m.day = e.day`
  expect(await counted(quizPapers)).toBeGreaterThan(2)
  expect(
    await counted(
      `${quizPapers} where w.score is distinct from (select c.score from ${marks} and m.name_en like '%uiz')`,
    ),
  ).toBe(0)
  expect(
    await counted(`${quizPapers} join exam_comment k on k.paper_id = w.id where k.created_at < e.day`),
  ).toBe(0)
  // Points are published, then the paper is shown, and until then nobody comments or appeals.
  const papers = `from exam_paper w join exam e on e.id = w.exam_id join exam_viewing v on v.exam_id = e.id`
  const quizOrFinal = `mark_component m on m.semester_id = e.semester_id and m.subject_id = e.subject_id
    and (case e.exam_type_id when 2 then m.is_final when 4 then m.name_en like '%uiz' and m.day = e.day end)`
  const published = `(m.day::timestamp at time zone 'Asia/Tbilisi')`
  expect(await counted(`${papers} join ${quizOrFinal}`)).toBe(await counted(papers))
  expect(
    await counted(`${papers} join ${quizOrFinal} where ${published} >= v.starts_at
      or ${published} >= v.appeals_until or v.appeals_until not between v.starts_at and v.ends_at`),
  ).toBe(0)
  expect(
    await counted(`${papers} join exam_appeal a on a.paper_id = w.id
      where a.created_at not between v.starts_at and v.appeals_until or a.answered_at <= a.created_at`),
  ).toBe(0)
  // The last day to appeal against final exams comes after their points.
  const appeals = `from academic_event v join mark_component m on m.semester_id = v.semester_id and m.is_final
    where v.name_en = 'Last day to appeal an exam result'`
  expect(await counted(appeals)).toBeGreaterThan(50)
  expect(await counted(`${appeals} and v.ends_on <= m.day`)).toBe(0)
  // Every exam is held in the period that the academic calendar gives for its type, that of today too.
  const periods = `exam e join semester s on s.id = e.semester_id and s.is_current join exam_type t on t.id = e.exam_type_id join academic_event p
      on p.semester_id = e.semester_id and p.kind = 'exams' and p.name_en = replace(t.name_en, 'exam', 'examinations')`
  const dated = `from exam e join semester s on s.id = e.semester_id and s.is_current where e.exam_type_id in (1, 2)`
  expect(await counted(dated)).toBeGreaterThan(50)
  expect(await counted(`from ${periods} where e.day between p.starts_on and p.ends_on`)).toBe(
    await counted(dated),
  )
  expect(
    await counted(`from exam where exam_type_id = 1 and day = (now() at time zone 'Asia/Tbilisi')::date`),
  ).toBeGreaterThan(0)
  // No lecture is moved into the midterms of that Saturday.
  expect(
    await counted(`from meeting_move v join exam e on e.day = v.new_day and e.exam_type_id = 1
      where extract(isodow from v.new_day) = 6`),
  ).toBe(0)
})
