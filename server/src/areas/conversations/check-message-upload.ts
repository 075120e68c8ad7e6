import type { UploadRight } from '#server/http/upload-right.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { requireFewMessages } from './require-few-messages.ts'
import { countRecentMessages, findMessageByKey, findMessages } from './sql.ts'

/** Refuses files to a foreign conversation, and after too many messages within an hour. */
export const checkMessageUpload: UploadRight = async (db, { studentID, params, key }) => {
  if (key !== null && (await findMessageByKey(db, studentID, null, key)) !== undefined) return
  requireFewMessages(await countRecentMessages(db, studentID, null))
  const id = params?.['id']
  if (id !== undefined)
    requireFound(await findMessages(db, studentID, null, id as number, 1, 1), httpWords.notFound)
}
