import type { BrowserContext } from '@playwright/test'
import { findNamedStudent } from '#demo/named-students.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'

/** Signs a named student of the demo in. */
export const createToken = async (db: Database, key: string): Promise<string> => {
  const statement = { name: '', text: 'select id from student where code = $1' }
  const found = await db.row<{ id: number }>(statement, [findNamedStudent(key).code])
  const { headers } = await signIn(db, found!.id)
  return headers.authorization.slice('Bearer '.length)
}

/** The storage state of a signed-in browser. */
export const signedInStorage = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'token', value: token }] }],
})

/** Signs an open browser in. */
export const saveToken = async (context: BrowserContext, origin: string, token: string): Promise<void> => {
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.close()
}
