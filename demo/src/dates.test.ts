import { beforeAll, expect, test } from 'vitest'
import { calendar } from '#contract/calendar.ts'
import { exams } from '#contract/exams.ts'
import { feeds } from '#contract/feeds.ts'
import { schedule } from '#contract/schedule.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { makeUniversity } from './make-university.ts'
import { studentNamed } from './named-students.ts'

const own = await testDatabase()
let trips = 0
const db: Database = {
  ...own,
  rows: (...asked) => {
    trips += 1
    return own.rows(...asked)
  },
  row: (...asked) => {
    trips += 1
    return own.row(...asked)
  },
}
const app = makeApp({ db, quiet: true })

beforeAll(async () => {
  const text = `select (now() at time zone 'Asia/Tbilisi')::date as today`
  const [day] = await own.rows<{ today: string }>({ name: '', text })
  await makeUniversity(own, { students: 400, today: day!.today, log: () => undefined })
})

const mostBytes = 30 * 1024
const mostTrips = 2

test.each(['everyday', 'english', 'rotations', 'near-limit'])(
  'each reading of my dates is two round trips to the database at most, and 30 KB: %s',
  async (key) => {
    const text = 'select id from student where code = $1'
    const row = await own.row<{ id: number }>({ name: '', text }, [studentNamed(key).code])
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
      expect(trips, url).toBeLessThanOrEqual(mostTrips)
      if (reads.includes(url)) expect(reply.rawPayload.length, url).toBeLessThan(mostBytes)
    }
  },
)
