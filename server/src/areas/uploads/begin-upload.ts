import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type * as z from 'zod/mini'
import { contract } from '#contract/contract.ts'
import type { Endpoint, FileField } from '#contract/endpoint/endpoint.ts'
import type { uploads } from '#contract/account/uploads.ts'
import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { checkFile } from '#server/http/files/check-file.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import { removeUnknownFiles } from '#server/http/files/remove-unknown-files.ts'
import { sanitizeFileName } from '#server/http/files/sanitize-file-name.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { UploadLimits } from '#server/http/forms/create-form-handler.ts'
import { advanceUpload, deleteOldestUploads, insertUpload, findSameUpload } from './sql.ts'
import { words } from './words.ts'

type UploadRequest = z.output<typeof uploads.begin.body>

const fileFieldsByCall: ReadonlyMap<string, Readonly<Record<string, FileField>>> = new Map(
  Object.values(contract).flatMap((table) =>
    Object.values(table as Readonly<Record<string, Endpoint>>).flatMap(({ method, path, files }) =>
      files === undefined ? [] : [[`${method} ${path}`, files] as const],
    ),
  ),
)

/** The file field of a call. Refuses with 404 when the call has no such field. */
const findFileField = ({ call, field }: Pick<UploadRequest, 'call' | 'field'>): FileField => {
  const fields = fileFieldsByCall.get(call)
  if (fields !== undefined && Object.hasOwn(fields, field)) return fields[field]!
  throw new Refusal(words.noSuchField)
}

/**
 * Starts an upload in pieces, or resumes the same file where it stopped. A name or size that would be refused
 * at the end is refused now, and so is a file that the student may not send or that finds no place.
 */
export const beginUpload = async (
  db: Database,
  folder: string,
  limits: UploadLimits,
  studentID: number,
  request: UploadRequest,
) => {
  const announced = { ...request, filename: sanitizeFileName(request.filename) }
  checkFile(findFileField(announced), announced)
  const checkRight = limits.rights.get(announced.call)
  // A call that is not built yet takes no files either.
  if (checkRight === undefined) throw new Refusal(words.noSuchField)
  await checkRight(db, { studentID, params: undefined, key: null })
  await limits.requireSpace(announced.size)
  const { upload, dropped } = await db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const known = await findSameUpload(tx, studentID, announced)
    if (known !== undefined) return { upload: known, dropped: [] }
    const made = await insertUpload(tx, studentID, announced, randomBytes(16).toString('hex'))
    const dropped = await deleteOldestUploads(tx, studentID)
    await limits.quota.require(tx, studentID, announced.size)
    return { upload: made, dropped }
  })
  await removeUnknownFiles(db, folder, dropped).catch(() => undefined)
  const { uploadID, name, received, mime } = upload
  // After a restore from a backup the folder may have less than the row says.
  const { size } = await stat(toFilePath(folder, name)).catch(() => ({ size: 0 }))
  const available = Math.min(received, size)
  if (available < received && mime === null) await advanceUpload(db, uploadID, received, available)
  return { uploadID, received: mime === null ? available : received, is_complete: mime !== null }
}
