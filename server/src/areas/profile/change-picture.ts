import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import type { Connection } from '#server/db/open.ts'
import { reencodePicture } from './reencode-picture.ts'
import { saveAwaitingPicture } from './sql.ts'
import { pictureAwaits } from './words.ts'

/** Saves a base64 picture, re-encoded, until the administration confirms it (spec 2.25.2). */
export const changePicture = async (db: Connection, studentID: number, picture: string, locale: Locale) => {
  const jpeg = await reencodePicture(picture, studentID)
  await saveAwaitingPicture(db, studentID, jpeg)
  return { awaiting: jpeg.toString('base64'), message: formatPhrase(pictureAwaits, locale) }
}
