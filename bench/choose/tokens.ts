import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'

/** Signs the first so many students in; gives each one's token. */
export const tokensOf = async (db: Database, students: number): Promise<Map<number, string>> => {
  const tokens = new Map<number, string>()
  for (let student = 1; student <= students; student += 1) {
    const { headers } = await signIn(db, student)
    tokens.set(student, headers.authorization.slice('Bearer '.length))
  }
  return tokens
}
