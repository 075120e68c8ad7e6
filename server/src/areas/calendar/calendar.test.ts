import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { calendar } from '#contract/studies/calendar.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { semesterID, studentID, put, today } = university
const { headers } = await signIn(db, studentID)

const read = async <Reply>(url: string) => (await app.inject({ url, headers })).json<{ data: Reply }>().data

describe('currentSemester', () => {
  // spec 7.3
  it('gives the current semester', async () => {
    const reply = await read<z.output<typeof calendar.currentSemester.reply>>('/api/current-semester')
    expect(reply.current_semester).toEqual({
      semesterID,
      semester: 'Autumn ქართულად',
      semestereng: 'Autumn',
      start_date: await today(-28),
      end_date: await today(100),
    })
  })
})

describe('academicCalendars', () => {
  it("gives the dates of the current academic year, both semesters', in order", async () => {
    const semester = { name_ka: 'გ', name_en: 'S', season: 'spring', ends_on: await today(250) }
    const spring = await put('semester', { ...semester, academic_year: 2026, starts_on: await today(120) })
    const other = await put('semester', { ...semester, academic_year: 2025, starts_on: await today(-200) })
    const event = async (semester_id: number, kind: string, from: number, to: number) =>
      put('academic_event', {
        semester_id,
        kind,
        name_ka: `${kind} ქართულად`,
        name_en: kind,
        starts_on: await today(from),
        ends_on: await today(to),
      })
    // Another level's is not theirs.
    await university.change('academic_event', await event(semesterID, 'deadline', 5, 5), {
      study_level_id: 2,
    })
    // Nor is a date of the last semesters.
    await university.change('academic_event', await event(semesterID, 'deadline', 6, 6), {
      from_study_semester: 7,
    })
    const late = await event(spring, 'exams', 200, 210)
    const early = await event(semesterID, 'term', -28, 100)
    await university.change('academic_event', early, { from_study_semester: 1 })
    await event(other, 'payment', -150, -140)
    const reply = await read<z.output<typeof calendar.academicCalendars.reply>>('/api/academic-calendars')
    expect(reply.events).toEqual([
      {
        id: early,
        kind: 'term',
        name: 'term ქართულად',
        nameeng: 'term',
        start_date: await today(-28),
        end_date: await today(100),
        semester: 'Autumn ქართულად',
        semestereng: 'Autumn',
      },
      expect.objectContaining({ id: late, nameeng: 'exams', semester: 'გ', semestereng: 'S' }),
    ])
    expect(reply.today).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

describe('seen', () => {
  it('reports dates that were moved, added or removed since the last visit, by their names', async () => {
    type Year = z.output<typeof calendar.academicCalendars.reply>
    const year = () => read<Year>('/api/academic-calendars')
    const see = async (version: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/academic-calendars/seen',
          headers,
          payload: { version },
        })
      ).statusCode
    const event = async (name: string, from: number) =>
      put('academic_event', {
        semester_id: semesterID,
        kind: 'deadline',
        name_ka: name,
        name_en: name,
        starts_on: await today(from),
        ends_on: await today(from),
      })
    const [moves, goes, over] = [await event('moves', 5), await event('goes', 6), await event('over', -3)]
    expect(await see((await year()).version)).toBe(200)
    const sql = (text: string, values: unknown[]) => db.rows({ name: '', text }, values)
    await sql('update academic_event set ends_on = $2 where id = $1', [moves, await today(8)])
    await sql('delete from academic_event where id = any($1)', [[goes, over]])
    const comes = await event('comes', 7)
    const span = async (from: number, to = from) => ({
      start_date: await today(from),
      end_date: await today(to),
    })
    const { changes, is_seen } = await year()
    expect(is_seen).toBe(false)
    expect(changes.toSorted((one, other) => one.id - other.id)).toEqual([
      { id: moves, name: 'moves', nameeng: 'moves', before: await span(5), after: await span(5, 8) },
      { id: goes, name: 'goes', nameeng: 'goes', before: await span(6), after: null },
      { id: comes, name: 'comes', nameeng: 'comes', before: null, after: await span(7) },
    ])
  })
})
