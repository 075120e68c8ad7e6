import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { agenda } from '#contract/account/agenda.ts'
import { duties } from '#contract/account/duties.ts'
import { session } from '#contract/account/session.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import { exams } from '#contract/studies/exams.ts'
import { feeds } from '#contract/studies/feeds.ts'
import { lab } from '#contract/studies/lab.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { registration } from '#contract/registration/registration.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { makeUniversity } from './make-university.ts'
import { namedStudents } from './named-students.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const sql = <Row>(text: string, values: unknown[] = []) => db.rows<Row>({ name: '', text }, values)

beforeAll(async () => {
  const [day] = await sql<{ today: string }>(`select (now() at time zone 'Asia/Tbilisi')::date as today`)
  await makeUniversity(db, { students: 400, today: day!.today, log: () => undefined })
})

/** The reads of a student of the demo, by the calls of the contract. */
const openAs = async (code: string) => {
  const [row] = await sql<{ id: number }>('select id from student where code = $1', [code])
  const { headers } = await signIn(db, row!.id)
  const send = async <E extends Endpoint>({ method, path }: E): Promise<z.output<E['reply']>> => {
    const reply = await app.inject({ method, url: path, headers })
    expect(reply.statusCode, `${code} ${path}: ${reply.body}`).toBe(200)
    return reply.json<{ data: z.output<E['reply']> }>().data
  }
  const readFeed = async (path: string) => {
    const { body } = await app.inject({ url: `${path}?lang=en` })
    const calendar = new ICAL.Component(ICAL.parse(body) as [])
    return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  }
  return { send, readFeed }
}

const sorted = (texts: readonly unknown[]) => texts.map(String).toSorted()

describe('the agenda of every named student', () => {
  const codes = namedStudents.map(({ key, code }) => [key, code] as const)

  it.each(codes)('agrees with what the pages of each area say: %s', async (_, code) => {
    const { send } = await openAs(code)
    const { items } = await send(agenda.list)
    const listOf = (...kinds: (typeof items)[number]['kind'][]) =>
      items.filter(({ kind }) => kinds.includes(kind))
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)

    // Duties, in the same order with the same deadlines.
    const { duties: listed } = await send(duties.list)
    expect(listOf('duty').map(({ duty, end_date }) => [duty!.key, end_date])).toEqual(
      listed.map(({ key, deadline }) => [key, deadline ?? null]),
    )
    const examPage = await send(exams.schedule)
    const shown = new Map(examPage.exams.map((exam) => [exam.examScheduleID, exam]))
    for (const { targetID, start_date, start_time, place, label } of listOf('exam')) {
      const exam = shown.get(targetID!)
      expect([start_date, start_time, place, label]).toEqual([
        exam?.date,
        exam?.start,
        exam?.room,
        exam?.seat,
      ])
    }
    // Every exam but those that only others take, who failed by a little.
    const others = examPage.exams.filter(
      ({ examScheduleID }) => !listOf('exam').some(({ targetID }) => targetID === examScheduleID),
    )
    expect(others.filter(({ examTypeID }) => examTypeID !== 3)).toEqual([])
    for (const { targetID } of listOf('exam_files')) {
      expect(shown.get(targetID!)).toMatchObject({ is_distance: true, files: [] })
    }
    const { user } = await send(session.user)
    expect(listOf('visit').map(({ targetID, start_date }) => [targetID, start_date])).toEqual(
      user.visit === null ? [] : [[user.visit.studentComeDateID, user.visit.date]],
    )
    const timetable = await send(schedule.currentSchedule)
    expect(sorted(listOf('group_change').map(({ targetID }) => targetID))).toEqual(
      sorted(timetable.groups.filter((group) => group.must_change !== null).map((group) => group.scheduleID)),
    )
    const { bookings } = await send(lab.units)
    const booked = listOf('lab_booking').map(({ key }) => key)
    for (const { bookingID } of bookings) expect(booked).toContain(`lab_booking-${bookingID}`)

    const { steps } = await send(registration.steps)
    const windows = listOf('window', 'open_window')
    const isPreRegistrationDue = listed.some(({ key }) => key === 'pre_registration')
    expect(windows.every(({ targetID }) => steps.some(({ step }) => step === targetID))).toBe(true)
    const ends = new Set(
      steps
        .filter(({ step }) => !(step === 1 && isPreRegistrationDue))
        .flatMap(({ step, windows: open }) =>
          open.map((each) => `${step === 1} ${each.starts_at} ${each.ends_at}`),
        ),
    )
    expect(windows.length).toBe(ends.size)
    // Each window is a task exactly while credits are missing, but for pre-registration.
    const { total_ects } = await send(registration.alreadyRegistered)
    const { credits } = await send(agenda.list)
    expect(credits!.semester).toBe(total_ects)
    const missing = credits!.minimum - total_ects
    for (const { kind, targetID, missing_credits } of windows)
      expect([kind, missing_credits]).toEqual(
        targetID !== 1 && missing > 0 ? ['window', missing] : ['open_window', null],
      )
    expect(listOf('duty').every(({ name, nameeng }) => name !== null && nameeng !== null)).toBe(true)
  })

  it('says to a student with a contract how many credits of the fee are left, as registration counts them', async () => {
    const { send } = await openAs(namedStudents.find(({ key }) => key === 'contract-accepted')!.code)
    const { items } = await send(agenda.list)
    const item = items.find(({ kind }) => kind === 'year_credits')
    const { credits } = await send(registration.alreadyRegistered)
    expect(item?.year_credits).toEqual({
      registered: credits.year,
      included: 60,
      price: null,
      currency: 'USD',
    })
    expect(item!.end_date).toMatch(/^\d{4}-\d\d-\d\d$/)
    const others = await openAs(namedStudents[0]!.code)
    const { items: plain } = await others.send(agenda.list)
    expect(plain.filter(({ kind }) => kind === 'year_credits')).toEqual([])
  })

  it.each(codes)('is what the calendar feeds have: %s', async (_, code) => {
    const { send, readFeed } = await openAs(code)
    const { items } = await send(agenda.list)
    const { subscription } = await send(feeds.subscribe)
    const [own, deadlines] = await Promise.all(
      ['exams', 'deadlines'].map((feed) =>
        readFeed(subscription.feeds.find((each) => each.feed === feed)!.path),
      ),
    )
    const events = new Map([...own!, ...deadlines!].map((event) => [event.uid, event]))
    const dated = items.filter(
      ({ kind, end_date }) => end_date !== null && kind !== 'term' && kind !== 'quiz_attempt',
    )
    expect([...events.keys()].toSorted()).toEqual(dated.map(({ key }) => `${key}@student-portal`).toSorted())
    for (const { key, end_date, end_time } of dated) {
      const { endDate } = events.get(`${key}@student-portal`)!
      // The end of whole days is exclusive.
      if (endDate.isDate) endDate.addDuration(ICAL.Duration.fromSeconds(-86_400))
      else expect(String(endDate).slice(11, 16), key).toBe(end_time)
      expect(String(endDate).slice(0, 10), key).toBe(end_date)
    }
  })

  it('has for the everyday student the midterm of today, its file, a quiz and an appeal', async () => {
    const { send } = await openAs(namedStudents[0]!.code)
    const kinds = new Set((await send(agenda.list)).items.map(({ kind }) => kind))
    for (const kind of ['exam', 'exam_files', 'quiz', 'appeal'] as const) expect(kinds).toContain(kind)
  })
})
