import { hash, randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import type { recordsStaff } from '#contract/administration/records-staff.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import type { RequireDiskSpace } from '#server/http/files/disk-reserve.ts'
import { sanitizeFileName } from '#server/http/files/sanitize-file-name.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findUpload, insertFile, insertUpload, listFiles } from '../staff-sql.ts'
import { words as httpWords } from '#server/http/words.ts'
import { words } from '../words.ts'

type Announced = z.output<typeof recordsStaff.begin.body>['files'][number]

const checkNames = (files: readonly Announced[]): void => {
  const seen = new Set<string>()
  for (const { filename: file } of files) {
    if (seen.has(file.toLowerCase())) throw new Refusal(words.sameName, { file })
    seen.add(file.toLowerCase())
  }
}

/** Starts the upload of an import, or resumes that of the same files where it stopped. */
export const beginUpload = async (
  db: Database,
  requireSpace: RequireDiskSpace,
  actor: StaffActor,
  announced: readonly Announced[],
) => {
  const files = announced.map((file) => ({ ...file, filename: sanitizeFileName(file.filename) }))
  checkNames(files)
  await requireSpace(files.reduce((sum, { size }) => sum + size, 0))
  const key = hash(
    'sha256',
    JSON.stringify(files.map((file) => [file.filename, file.size, file.fingerprint])),
  )
  const { staffID, operation, request } = actor
  return db.transaction(async (tx) => {
    const made = await insertUpload(tx, staffID, operation, request, key)
    const jobID = (made ?? (await findUpload(tx, staffID, key)))?.jobID
    if (jobID === undefined) throw new Refusal(httpWords.noSuchUpload)
    if (made !== undefined) {
      for (const { filename, size } of files)
        await insertFile(tx, jobID, randomBytes(16).toString('hex'), filename, size)
      await recordAudit(tx, actor, {
        entity: 'record_upload',
        entityID: jobID,
        before: null,
        after: { files: files.map(({ filename, size }) => ({ filename, size })) },
      })
    }
    const rows = await listFiles(tx, jobID)
    return {
      jobID,
      files: rows.map(({ fileID, filename, size, received }) => ({ fileID, filename, size, received })),
    }
  })
}
