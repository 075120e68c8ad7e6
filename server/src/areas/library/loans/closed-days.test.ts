import { beforeEach, describe, expect, it } from 'vitest'
import { findOpenDay } from '#rules/library/open-days.ts'
import { addDays, toWeekday } from '#rules/time/clock.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { loadLibraryDay } from '../sql.ts'
import { testLibrary } from '../test-library.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addBook, newStudent, lend, hold, loans, renew, sendStaff, today } = await testLibrary(
  app,
  db,
  university,
)
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  db.rows<Row>({ name: '', text }, values)
const addHoliday = (day: string) =>
  sql(`insert into holiday (day, name_ka, name_en) values ($1, 'დღე', 'Day')`, [day])
const closeWeekdays = (weekdays: readonly number[]) =>
  sql(
    `update setting set value = value || jsonb_build_object('closed_weekdays', $1::jsonb) where name = 'library_terms'`,
    [JSON.stringify(weekdays)],
  )
beforeEach(async () => {
  await sql('delete from holiday')
  await closeWeekdays([])
})

// spec 2.41.9
describe('loadLibraryDay', () => {
  it('has the closed weekdays of the setting and the holidays of about a year', async () => {
    expect((await loadLibraryDay(db)).terms).toMatchObject({ closed_weekdays: [], closed_days: [] })
    await closeWeekdays([7])
    for (const days of [10, 1000]) await addHoliday(await today(days))
    const closed = (await loadLibraryDay(db)).terms
    expect(closed.closed_weekdays).toEqual([7])
    expect(closed.closed_days).toHaveLength(1)
  })
})

// spec 2.41.9
describe('a closed day', () => {
  it('is no due date of a loan or a renewal, and not the last day of a kept copy', async () => {
    for (const days of [3, 14]) await addHoliday(await today(days))
    const [reader, other] = [await newStudent(), await newStudent()]
    const { data } = await lend(reader, await addBook())
    expect(data.due_on).toBe(await today(15))
    await sql('update library_loan set due_on = due_on - 5, lent_on = lent_on - 5 where id = $1', [
      data.loanID,
    ])
    expect((await renew(reader, data.loanID)).data.due_on).toBe(await today(15))
    expect((await hold(other, await addBook())).data.ready_until).toBe(await today(4))
  })

  it('is not the last day of a returned copy that is kept for a waiting reader', async () => {
    const [reader, other] = [await newStudent(), await newStudent()]
    const bookID = await addBook()
    const { data } = await lend(reader, bookID)
    expect((await hold(other, bookID)).data.status).toBe('waiting')
    await addHoliday(await today(3))
    await closeWeekdays([toWeekday(await today(4))])
    await sendStaff('POST', `loans/${data.loanID}/return`)
    const until = await today(5)
    expect((await loans(other)).holds).toMatchObject([{ status: 'ready', ready_until: until }])
    expect(
      await sql(`select details ->> 'until' as until from notification where event = $1`, [
        `book_ready ${(await loans(other)).holds[0]!.holdID}`,
      ]),
    ).toEqual([{ until }])
  })

  it('moves what is due on it when it becomes one later, and nothing else', async () => {
    const [reader, other] = [await newStudent(), await newStudent()]
    const { data } = await lend(reader, await addBook())
    await hold(other, await addBook())
    await addHoliday(await today(3))
    await addHoliday(await today(14))
    expect((await loans(reader)).loans).toMatchObject([{ loanID: data.loanID, due_on: await today(15) }])
    expect((await loans(other)).holds).toMatchObject([{ ready_until: await today(4) }])
    await closeWeekdays([toWeekday(await today(15))])
    expect((await loans(reader)).loans).toMatchObject([{ due_on: await today(16) }])
    await closeWeekdays([])
    expect((await loans(reader)).loans).toMatchObject([{ due_on: await today(16) }])
  })
})

describe('next_open_day', () => {
  it('is the day that the rule finds', async () => {
    await closeWeekdays([6, 7])
    for (const days of [1, 2, 5, 11, 12, 13]) await addHoliday(await today(days))
    const { terms, today: first } = await loadLibraryDay(db)
    for (let ahead = 0; ahead < 20; ahead += 1) {
      const day = addDays(first, ahead)
      expect(await sql('select next_open_day($1) as next', [day])).toEqual([
        { next: findOpenDay(day, terms) },
      ])
    }
    await closeWeekdays([1, 2, 3, 4, 5, 6, 7])
    expect(await sql('select next_open_day($1) as next', [first])).toEqual([{ next: first }])
  })
})
