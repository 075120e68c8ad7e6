import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { library } from '#contract/campus/library.ts'
import { makeApp } from '#server/app.ts'
import type { TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testLibrary, toUniversityDay } from './test-library.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addBook, newStudent, lend, hold } = await testLibrary(app, db, university)

// spec 2.41.1
describe('the catalogue', () => {
  it('says how the student has a book, and leaves what is free when asked', async () => {
    const [student, other] = [await newStudent(), await newStudent()]
    const [lent, kept, waited, free] = [await addBook(), await addBook(), await addBook(), await addBook()]
    await lend(student, lent)
    await hold(student, kept)
    await lend(other, waited)
    await hold(student, waited)
    const read = async (who: TestStudent, query = '') =>
      new Map(
        (
          await who.read<z.output<typeof library.books.reply>>(`/api/my-library/books${query}`)
        ).data.items.map(({ bookID, is_own, loan_due, kept_until }) => [
          bookID,
          [is_own, loan_due, kept_until],
        ]),
      )
    const own = await read(student)
    expect(own.get(lent)).toEqual([true, await toUniversityDay(db, 14), null])
    expect(own.get(kept)).toEqual([true, null, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
    expect(own.get(waited)).toEqual([true, null, null])
    expect(own.get(free)).toEqual([false, null, null])
    expect((await read(other)).get(lent)).toEqual([false, null, null])
    expect([...(await read(student, '?free=1')).keys()]).toEqual([free])
    expect([
      ...(await read(student, '?free=1&search=%E1%83%AC%E1%83%98%E1%83%92%E1%83%9C%E1%83%98')).keys(),
    ]).toEqual([free])
  })
})
