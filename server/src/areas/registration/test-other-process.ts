import { afterAll } from 'vitest'
import { makeApp } from '#server/app.ts'
import { openDatabase } from '#server/db/open.ts'

/** The app of another process on the same database. */
export const testOtherProcess = (databaseUrl: string) => {
  const db = openDatabase(databaseUrl, 4)
  afterAll(() => db.close())
  return makeApp({ db, checkReplies: true, quiet: true })
}
