import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testLibrary, type Hold } from '../test-library.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addBook, newStudent, sendStaff, lend, loans, hold } = await testLibrary(app, db, university)

const newLoan = async () => {
  const [student, bookID] = [await newStudent(), await addBook()]
  const { data } = await lend(student, bookID)
  return { bookID, loanID: data.loanID }
}

describe('a hold that the library asks for', () => {
  it('is asked for once, in the scope of the librarian and with its row in the audit', async () => {
    const { bookID } = await newLoan()
    const student = await newStudent()
    const queue = (id = bookID) =>
      sendStaff<Hold>('POST', 'holds', { studentID: student.studentID, bookID: id })
    const { data } = await queue()
    expect(data).toMatchObject({ status: 'waiting', place: 1 })
    expect((await queue()).data).toMatchObject({ holdID: data.holdID })
    expect((await loans(student)).holds).toMatchObject([{ holdID: data.holdID }])
    const audited = await db.rows<object>(
      { name: '', text: "select student_id from audit where entity = 'library_hold' and entity_id = $1" },
      [String(data.holdID)],
    )
    expect(audited).toEqual([{ student_id: student.studentID }])
    const { loanID, bookID: own } = await newLoan()
    expect((await sendStaff('POST', 'holds', { studentID: 999_999, bookID })).status).toBe(404)
    await sendStaff('POST', `loans/${loanID}/return`)
    await lend(student, own)
    expect((await queue(own)).message).toContain('The student already has')
    for (let nth = 0; nth < 5; nth += 1) await hold(student, await addBook())
    expect((await queue(await addBook())).message).toContain('The student already has 6 books on hold')
  })
})
