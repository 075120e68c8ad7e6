import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testLibrary } from '../test-library.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { today, addBook, newStudent, sendStaff, lend, loans } = await testLibrary(app, db, university)
const { change } = university

describe('the reminder', () => {
  const remind = async (at = '12:00', days = 0) => {
    const text = "select remind_of_loans(($1 || ' ' || $2 || '+04')::timestamptz) as loans"
    const [row] = await db.rows<{ loans: number }>({ name: '', text }, [await today(days), at])
    return row!.loans
  }
  const readNotifications = async (student: Parameters<typeof loans>[0]) => {
    const reply = await app.inject({ method: 'GET', url: '/api/notifications', headers: student.headers })
    return reply.json<{ data: { items: object[] } }>().data.items
  }

  it('comes three days and one day before a book is due, once, and not at night', async () => {
    const student = await newStudent()
    const { data } = await lend(student, await addBook())
    const { loanID } = data
    await change('library_loan', loanID, { due_on: await today(3) })
    expect(await remind('07:59')).toBe(0)
    expect(await remind('22:00')).toBe(0)
    const both = await Promise.all([remind(), remind()])
    expect(both).toContain(1)
    expect(await remind('13:00')).toBe(0)
    expect(await remind('12:00', 1)).toBe(0)
    expect(await remind('12:00', 2)).toBe(1)
    expect(await readNotifications(student)).toMatchObject([
      { kind: 'loan_due', titleeng: 'A book is due tomorrow', link: '/my-library' },
      { kind: 'loan_due', titleeng: 'A book is due in 3 days' },
    ])
    // Renewed, it is due on another day.
    await change('library_loan', loanID, { due_on: await today(17) })
    expect(await remind('12:00', 3)).toBe(0)
    expect(await remind('12:00', 14)).toBe(1)
    // Given back.
    await sendStaff('POST', `loans/${loanID}/return`)
    expect(await remind('12:00', 16)).toBe(0)
  })
})
