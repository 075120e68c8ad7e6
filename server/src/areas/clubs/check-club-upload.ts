import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { UploadRight } from '#server/http/upload-right.ts'
import { requireFewRequests } from './require-few-requests.ts'
import { requireFound } from '#server/http/require-found.ts'
import { countLedClubs, countRecentRequests, findClubByKey, findPosition } from './sql.ts'
import { words } from './words.ts'

/** Maximum number of clubs that a student can lead. */
export const maxLedClubs = 3

const isRepeated = async (db: Connection, studentID: number, key: string | null) =>
  key !== null && (await findClubByKey(db, studentID, key)) !== undefined

/** Refuses the picture of a new club after too many requests, and if the student leads enough clubs. */
export const checkFoundingUpload: UploadRight = async (db, { studentID, key }) => {
  if (await isRepeated(db, studentID, key)) return
  requireFewRequests(await countRecentRequests(db, studentID))
  if ((await countLedClubs(db, studentID)).count >= maxLedClubs)
    throw new Refusal(words.tooManyClubs, { count: maxLedClubs })
}

/** Refuses the picture if the student is not the head of the club, and after too many requests. */
export const checkChangeUpload: UploadRight<{ readonly id: number }> = async (
  db,
  { studentID, params, key },
) => {
  if (!(await isRepeated(db, studentID, key))) requireFewRequests(await countRecentRequests(db, studentID))
  if (params === undefined) return
  const { role } = requireFound(await findPosition(db, studentID, params.id), words.clubUnknown)
  if (role !== 'head') throw new Refusal(role === null ? words.clubUnknown : words.notHead)
}
