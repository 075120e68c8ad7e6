import * as z from 'zod/mini'
import type { Connection } from '#server/db/open.ts'
import { loadDemoStaff } from './sql.ts'

const list = z.array(
  z.object({ email: z.string(), password: z.string(), role_ka: z.string(), role_en: z.string() }),
)

/** The demo's named staff with their passwords; empty when this is not a demo. */
export const readDemoStaff = async (db: Connection) => {
  const row = await loadDemoStaff(db)
  const staff = list
    .parse(row?.staff ?? [])
    .map(({ role_ka, role_en, ...logIn }) => ({ ...logIn, role: role_ka, roleeng: role_en }))
  return { demo: row !== undefined, staff }
}
