import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { agenda } from '#contract/account/agenda.ts'
import { feeds } from '#contract/studies/feeds.ts'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { semesterID, studentID, put, today } = university
const student = await testStudent(app, db, studentID)
const subjectID = university.subjectIDs[0]
const sql = <Row>(text: string, values: unknown[]) => db.rows<Row>({ name: '', text }, values)

const readText = async (name: string): Promise<string> => {
  const { subscription } = (
    await student.send<z.output<typeof feeds.subscribe.reply>>('POST', feeds.subscribe.path)
  ).data
  const { path } = subscription.feeds.find(({ feed }) => feed === name)!
  return (await app.inject(`${path}?lang=en`)).body
}
const readFeed = async (name: string) =>
  new ICAL.Component(ICAL.parse(await readText(name)) as [])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
    .map(({ startDate, endDate, summary }) => [String(startDate), String(endDate), summary])
const readAgenda = async (kind: string) =>
  (await student.read<z.output<typeof agenda.list.reply>>(agenda.list.path)).data.items
    .filter((item) => item.kind === kind)
    .map(({ end_date, end_time }) => [end_date, end_time])

// spec 5.16.5
describe('a deadline at midnight', () => {
  it('is the end of the day before, in the calendar feed and in the agenda', async () => {
    const [day, next] = [await today(20), await today(21)]
    await sql(
      `insert into registration (student_id, semester_id, subject_id) values ($1, $2, $3) on conflict do nothing`,
      [studentID, semesterID, subjectID],
    )
    // 20:00 UTC is midnight at the university.
    await sql('insert into presentation_task (semester_id, subject_id, upload_until) values ($1, $2, $3)', [
      semesterID,
      subjectID,
      `${day}T20:00:00Z`,
    ])
    expect(await readAgenda('presentation')).toEqual([[day, '24:00']])
    expect(await readFeed('deadlines')).toEqual([[day, next, 'Subject 1: presentation due by 24:00']])
  })

  it('leaves an exam that ends at midnight on its day', async () => {
    const [day, next] = [await today(5), await today(6)]
    await put('exam', {
      semester_id: semesterID,
      subject_id: subjectID,
      exam_type_id: 1,
      day,
      starts: '22:00',
    })
    expect(await readAgenda('exam')).toEqual([[day, '24:00']])
    expect(await readFeed('exams')).toEqual([
      [`${day}T22:00:00`, `${next}T00:00:00`, expect.stringContaining('Subject 1')],
    ])
    // iCalendar has no 24:00, and not every calendar reads it as the next day.
    expect(await readText('exams')).not.toContain('T24')
  })
})
