import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type * as z from 'zod/mini'
import { contract } from '#contract/contract.ts'
import type { Endpoint, FileField } from '#contract/endpoint/endpoint.ts'
import type { uploads } from '#contract/account/uploads.ts'
import type { Database } from '#server/db/open.ts'
import { mustBeTaken } from '#server/http/files/must-be-taken.ts'
import { placeOf } from '#server/http/files/place-of.ts'
import { removeUnknownFiles } from '#server/http/files/remove-unknown-files.ts'
import { tidyFileName } from '#server/http/files/tidy-file-name.ts'
import { Refusal } from '#server/http/refusal.ts'
import { advanceUpload, dropOldestUploads, insertUpload, lockStudent, sameUpload } from './sql.ts'
import { words } from './words.ts'

type Begun = z.output<typeof uploads.begin.body>

const takers: ReadonlyMap<string, Readonly<Record<string, FileField>>> = new Map(
  Object.values(contract).flatMap((table) =>
    Object.values(table as Readonly<Record<string, Endpoint>>).flatMap(({ method, path, files }) =>
      files === undefined ? [] : [[`${method} ${path}`, files] as const],
    ),
  ),
)

/** Takes a call and a field of it; gives what the field takes. 404 when it takes no file. */
const fieldOf = ({ call, field }: Pick<Begun, 'call' | 'field'>): FileField => {
  const fields = takers.get(call)
  if (fields !== undefined && Object.hasOwn(fields, field)) return fields[field]!
  throw new Refusal(words.noSuchTaker)
}

/**
 * Takes a student and a file that she means to send in pieces; gives its number and from where to go on: the same file
 * that was cut off goes on where it stopped. What its name or size says would be refused is refused before it is sent.
 */
export const beginUpload = async (
  db: Database,
  folder: string,
  studentID: number,
  begun: Begun,
): Promise<z.input<typeof uploads.begin.reply>> => {
  const its = { ...begun, filename: tidyFileName(begun.filename) }
  mustBeTaken(fieldOf(its), its)
  const { upload, dropped } = await db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const known = await sameUpload(tx, studentID, its)
    if (known !== undefined) return { upload: known, dropped: [] }
    const made = await insertUpload(tx, studentID, its, randomBytes(16).toString('hex'))
    return { upload: made, dropped: await dropOldestUploads(tx, studentID) }
  })
  await removeUnknownFiles(db, folder, dropped).catch(() => undefined)
  const { uploadID, name, received, mime } = upload
  // A folder that was put back from an older copy has less than the row says.
  const { size } = await stat(placeOf(folder, name)).catch(() => ({ size: 0 }))
  const there = Math.min(received, size)
  if (there < received && mime === null) await advanceUpload(db, uploadID, received, there)
  return { uploadID, received: mime === null ? there : received, is_complete: mime !== null }
}
