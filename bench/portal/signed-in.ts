import type { BrowserContext } from '@playwright/test'
import { studentNamed } from '#demo/named-students.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'

/** Takes the demo and the key of a named student; gives the token of one who is signed in as her. */
export const tokenOf = async (db: Database, key: string): Promise<string> => {
  const statement = { name: '', text: 'select id from student where code = $1' }
  const found = await db.row<{ id: number }>(statement, [studentNamed(key).code])
  const { headers } = await signIn(db, found!.id)
  return headers.authorization.slice('Bearer '.length)
}

/** What a new browser is given so that it is signed in from the start. */
export const keeping = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'token', value: token }] }],
})

/** Signs a browser in that stands already. */
export const keepToken = async (context: BrowserContext, origin: string, token: string): Promise<void> => {
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.close()
}
