import { describe, expect, it } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { loadLibraryDay } from '../sql.ts'

const db = await testDatabase()
const sql = (text: string, values: unknown[] = []) => db.rows({ name: '', text }, values)

// spec 2.41.9
describe('loadLibraryDay', () => {
  it('has the closed weekdays of the setting and the holidays of about a year', async () => {
    const { today, terms } = await loadLibraryDay(db)
    expect(terms).toMatchObject({ closed_weekdays: [], closed_days: [] })
    await sql(`update setting set value = value || '{"closed_weekdays":[7]}' where name = 'library_terms'`)
    for (const days of [10, 1000])
      await sql(`insert into holiday (day, name_ka, name_en) values ($1::date + $2::int, 'დღე', 'Day')`, [
        today,
        days,
      ])
    const closed = (await loadLibraryDay(db)).terms
    expect(closed.closed_weekdays).toEqual([7])
    expect(closed.closed_days).toHaveLength(1)
  })
})
