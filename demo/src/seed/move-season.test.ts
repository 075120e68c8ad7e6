import { beforeAll, describe, expect, it } from 'vitest'
import { loadPapers } from '#server/areas/exams/viewing/load-papers.ts'
import { loadComponentPage } from '#server/areas/master/components/load-components.ts'
import { loadLabGroupPage } from '#server/areas/medicine/load-lab-groups.ts'
import { loadTopicPage } from '#server/areas/medicine/load-topics.ts'
import { loadPresentationPage } from '#server/areas/presentations/load-presentations.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { addDays } from '#rules/time/clock.ts'
import { toInstant, toZonedTime } from '#rules/time/zoned-time.ts'
import { makeUniversity } from '#demo/make-university.ts'
import { moveSeason } from './move-season.ts'

// The clock is put forward on 29 March.
const zone = 'Europe/Berlin'
const made = '2026-03-27'
const db = await testDatabase()
const dates = (text: string) => db.rows<Record<string, string>>({ name: '', text })
const relative = async (today: string) => ({
  windows:
    await dates(`select step, programme_id, (starts_at at time zone '${zone}' - timestamp '${today}')::text as from,
    (ends_at at time zone '${zone}' - timestamp '${today}')::text as to from registration_window order by id`),
  intakes: await dates(`select day - date '${today}' as days from intake_deadline
    where intake_id in (select intake_id from student) order by intake_id, kind`),
  themes: await dates(`select (choose_until at time zone '${zone}' - timestamp '${today}')::text as until
    from master_round order by programme_id`),
  presentations:
    await dates(`select (upload_until at time zone '${zone}' - timestamp '${today}')::text as until
    from presentation_task order by subject_id`),
  documents: await dates(`select deadline - date '${today}' as days from missing_document order by id`),
  quizzes: await dates(`select (opens_at at time zone '${zone}' - timestamp '${today}')::text as from,
    (closes_at at time zone '${zone}' - timestamp '${today}')::text as to from quiz order by id`),
  attempts: await dates(`select (started_at at time zone '${zone}' - timestamp '${today}')::text as from,
    (ends_at - finished_at)::text as left from quiz_attempt order by quiz_id, student_id`),
  lab: await dates(`select day - date '${today}' as days from lab_slot order by id`),
  surveys: await dates(
    `select starts_on - date '${today}' as from, ends_on - date '${today}' as to from survey order by id`,
  ),
})
const seenQuizzes = () =>
  dates(`select value ->> 'opens_at' as from, value ->> 'closes_at' as to from page_seen, jsonb_each(snapshot)
    where page = 'course' and key like 'quiz %' order by student_id, subject_id, key`)
/** Lists the changes that students would see on pages whose deadlines move by days. */
const countChanges = async () => {
  const seenPages = await db.rows<{ id: number; page: string }>({
    name: '',
    text: `select student_id as id, page from page_seen
      where page in ('presentations', 'medicine-topics', 'medicine-lab-groups', 'components', 'works') order by 1, 2`,
  })
  const readers: Readonly<Record<string, (id: number) => Promise<{ changes: readonly object[] }>>> = {
    presentations: (id) => loadPresentationPage(db, id, 1),
    'medicine-topics': (id) => loadTopicPage(db, id, { page: 1 }),
    'medicine-lab-groups': (id) => loadLabGroupPage(db, id, { page: 1 }),
    components: (id) => loadComponentPage(db, id),
    works: (id) => loadPapers(db, id, 1),
  }
  return Promise.all(
    seenPages.map(async ({ id, page }) => [id, page, (await readers[page]!(id)).changes.length] as const),
  )
}
const season = () =>
  dates(`select starts_on as from, ends_on as to from semester union all
    select starts_on, ends_on from group_dates order by 1, 2`)

describe('moveSeason, on a demo that is opened days later', () => {
  beforeAll(async () => {
    await dates(`update setting set value = '"${zone}"' where name = 'time_zone'`)
    await makeUniversity(db, { students: 40, today: made, log: () => undefined })
  })

  it('keeps windows and deadlines as near to today as on the day when the demo was made', async () => {
    const before = await relative(made)
    const timetable = await season()
    const seen = await seenQuizzes()
    const changes = await countChanges()
    // One change of each kind for the students who demonstrate changes; with so few students none is in a group with
    // others.
    expect(new Set(changes.map(([, page, count]) => `${page} ${count}`))).toEqual(
      new Set(['components 1', 'medicine-lab-groups 0', 'medicine-topics 1', 'presentations 1', 'works 1']),
    )
    expect(seen.length).toBeGreaterThan(3)
    expect(before.windows.length).toBeGreaterThan(3)
    expect(before.windows[1]).toMatchObject({ step: 2, from: expect.stringMatching(/12:00:00$/) as string })
    expect(await moveSeason(db, made)).toBe(0)
    expect(await moveSeason(db, addDays(made, 3))).toBe(3)
    const later = (instant: string) => {
      const { date, time } = toZonedTime(instant, zone)
      return toInstant(addDays(date, 3), time, zone)
    }
    expect(await seenQuizzes()).toEqual(seen.map(({ from, to }) => ({ from: later(from!), to: later(to!) })))
    expect(await countChanges()).toEqual(changes)
    expect(await relative(addDays(made, 3))).toEqual(before)
    expect(await season()).toEqual(timetable)
    expect(await moveSeason(db, addDays(made, 3))).toBe(0)
    expect(await moveSeason(db, addDays(made, 24))).toBe(21)
    expect(await relative(addDays(made, 24))).toEqual(before)
  })

  it("keeps the weekdays of the timetable's weeks", async () => {
    const timetable = await season()
    await moveSeason(db, addDays(made, 24 + 10))
    const moved = timetable.map(({ from, to }) => ({ from: addDays(from!, 7), to: addDays(to!, 7) }))
    expect(await season()).toEqual(moved)
  })

  it('never moves back', async () => {
    expect(await moveSeason(db, made)).toBe(0)
  })
})
