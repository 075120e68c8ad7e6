import type { Connection, Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { saveFile } from '#server/http/files/sql.ts'
import type { ReceivedFile } from '#server/http/forms/receive-form.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { maxLedClubs } from './check-club-upload.ts'
import { readPicture } from './read-picture.ts'
import { requireFewRequests } from './require-few-requests.ts'
import { requireHead, requireHeadOfApproved } from './require-role.ts'
import {
  countLedClubs,
  countRecentRequests,
  findClub,
  findClubByKey,
  insertClosing,
  insertClub,
  insertRevision,
  withdrawRevisions,
  type Club,
} from './sql.ts'
import { words } from './words.ts'

interface ClubTexts {
  readonly name: string
  readonly nameeng: string
  readonly description: string
  readonly descriptioneng: string
}
interface Sender {
  readonly studentID: number
  readonly key: string | null
  readonly filesDir: string
}

const loadClub = async (tx: Connection, studentID: number, clubID: number): Promise<Club> =>
  requireFound(await findClub(tx, studentID, clubID), words.clubUnknown)

const saveRevision = async (
  tx: Connection,
  { studentID, key }: Sender,
  clubID: number,
  { name, nameeng, description, descriptioneng }: ClubTexts,
  picture: { readonly file: ReceivedFile; readonly jpeg: Buffer } | null,
): Promise<void> => {
  const fileID = picture === null ? null : await saveFile(tx, studentID, picture.file)
  const jpeg = picture?.jpeg ?? null
  await insertRevision(tx, clubID, studentID, name, nameeng, description, descriptioneng, fileID, jpeg, key)
}

/**
 * Founds a club: its first revision waits for the university. A repeated attempt is the same club. Refuses with 409 who
 * leads enough clubs, with 429 after too many requests within 24 hours.
 */
export const foundClub = async (
  db: Database,
  sender: Sender,
  texts: ClubTexts,
  file: ReceivedFile,
): Promise<Club> => {
  const { studentID, key, filesDir } = sender
  const jpeg = await readPicture(filesDir, file, studentID)
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const known = key === null ? undefined : await findClubByKey(tx, studentID, key)
    if (known !== undefined) return loadClub(tx, studentID, known.clubID)
    requireFewRequests(await countRecentRequests(tx, studentID))
    if ((await countLedClubs(tx, studentID)).count >= maxLedClubs)
      throw new Refusal(words.tooManyClubs, { count: maxLedClubs })
    const { clubID } = await insertClub(tx, studentID)
    await saveRevision(tx, sender, clubID, texts, { file, jpeg })
    return loadClub(tx, studentID, clubID)
  })
}

/**
 * Changes a club: the change waits in place of one that waits already, and others see what was approved. A repeated
 * attempt is the same change. Refuses with 404 and 403 if the student is not its head.
 */
export const changeClub = async (
  db: Database,
  sender: Sender,
  clubID: number,
  texts: ClubTexts,
  file: ReceivedFile | undefined,
): Promise<Club> => {
  const { studentID, key, filesDir } = sender
  const picture = file === undefined ? null : { file, jpeg: await readPicture(filesDir, file, studentID) }
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    await requireHead(tx, studentID, clubID)
    const known = key === null ? undefined : await findClubByKey(tx, studentID, key)
    if (known !== undefined) {
      if (known.clubID !== clubID) throw new Refusal(httpWords.keyAlreadyUsed)
      return loadClub(tx, studentID, clubID)
    }
    requireFewRequests(await countRecentRequests(tx, studentID))
    await withdrawRevisions(tx, clubID)
    await saveRevision(tx, sender, clubID, texts, picture)
    return loadClub(tx, studentID, clubID)
  })
}

/**
 * Asks the university to close an approved club, in place of a change that waits; a repeated attempt is the same request.
 * Refuses with 404 and 403 if the student is not its head, and with 409 before its approval.
 */
export const requestClosing = (
  db: Database,
  { studentID, key }: Omit<Sender, 'filesDir'>,
  clubID: number,
  reason: string,
): Promise<Club> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    await requireHeadOfApproved(tx, studentID, clubID)
    const known = key === null ? undefined : await findClubByKey(tx, studentID, key)
    if (known !== undefined) {
      if (known.clubID !== clubID) throw new Refusal(httpWords.keyAlreadyUsed)
      return loadClub(tx, studentID, clubID)
    }
    requireFewRequests(await countRecentRequests(tx, studentID))
    await withdrawRevisions(tx, clubID)
    await insertClosing(tx, clubID, studentID, reason, key)
    return loadClub(tx, studentID, clubID)
  })
