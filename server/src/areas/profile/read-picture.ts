import type { Connection } from '#server/db/open.ts'
import { loadPictures } from './sql.ts'

/** The current picture and the one that awaits confirmation, each as base64 JPEG (spec 3.1.4). */
export const readPicture = async (db: Connection, studentID: number) => {
  const row = await loadPictures(db, studentID)
  return {
    picture: row?.jpeg?.toString('base64') ?? null,
    awaiting: row?.awaiting?.toString('base64') ?? null,
    awaiting_since: row?.since ?? null,
    reject_reason: row?.reason ?? null,
  }
}
