import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'

/** Signs in this many students, every `step`th. */
export const createTokens = async (
  db: Database,
  students: number,
  step = 1,
): Promise<Map<number, string>> => {
  const tokens = new Map<number, string>()
  for (let student = 1; student <= students * step; student += step) {
    const { headers } = await signIn(db, student)
    tokens.set(student, headers.authorization.slice('Bearer '.length))
  }
  return tokens
}
