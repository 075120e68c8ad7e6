import * as z from 'zod/mini'
import type { Connection } from '#server/db/open.ts'
import { loadDemoStudents } from './sql.ts'

const list = z.array(
  z.object({
    code: z.string(),
    password: z.string(),
    // A demo made by an older version has none.
    group: z.optional(z.enum(['studies', 'registration', 'duties', 'international'])),
    state_ka: z.string(),
    state_en: z.string(),
  }),
)

/** The demo's named students with their passwords; empty when this is not a demo. */
export const readDemoStudents = async (db: Connection) => {
  const row = await loadDemoStudents(db)
  const named = list.parse(row?.students ?? [])
  const students = named.map(({ code, password, group = 'studies', state_ka, state_en }) => ({
    code,
    password,
    name: row?.names[code]?.name ?? code,
    nameeng: row?.names[code]?.nameeng ?? code,
    group,
    state: state_ka,
    stateeng: state_en,
  }))
  return { demo: row !== undefined, students }
}
