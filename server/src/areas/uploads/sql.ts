import type * as z from 'zod/mini'
import type { uploads } from '#contract/account/uploads.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

type Unfinished = z.input<typeof uploads.unfinished.reply>['uploads'][number]

/** The student's uploads that no form has used yet, newest first. */
export const listUnfinishedUploads = defineListQuery<Unfinished, [studentID: number]>(
  'uploads.listUnfinishedUploads',
  `select id as "uploadID", received, mime is not null as is_complete, call, filename, size, expires_at
   from upload where student_id = $1 and not is_stored and expires_at > now() order by id desc limit 50`,
)

/** A file as the client announces it. */
interface UploadRequest {
  readonly call: string
  readonly field: string
  readonly filename: string
  readonly size: number
  readonly fingerprint: string
}

/** An upload in progress. */
export interface Upload {
  readonly uploadID: number
  readonly name: string
  readonly filename: string
  readonly size: number
  readonly received: number
  readonly mime: string | null
}
const columns = `id as "uploadID", name, filename, size, received, mime`
const newExpiry = `now() + (select (value #>> '{}')::int from setting where name = 'upload_hours') * interval '1 hour'`

const touchSame = statement<Upload>(
  'uploads.findSameUpload',
  `update upload set expires_at = ${newExpiry}
   where id = (
     select id from upload where student_id = $1 and call = $2 and field = $3 and filename = $4 and size = $5
       and fingerprint = $6 and not is_stored and expires_at > now() order by id desc limit 1
   )
   returning ${columns}`,
)
/** The same file if it was started before, with its expiry renewed. */
export const findSameUpload = (tx: Connection, studentID: number, upload: UploadRequest) =>
  tx.row(touchSame, [studentID, upload.call, upload.field, upload.filename, upload.size, upload.fingerprint])

const insert = statement<Upload>(
  'uploads.insertUpload',
  `insert into upload (student_id, call, field, filename, size, fingerprint, name, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, ${newExpiry}) returning ${columns}`,
)
export const insertUpload = async (tx: Connection, studentID: number, upload: UploadRequest, name: string) =>
  (await tx.row(insert, [
    studentID,
    upload.call,
    upload.field,
    upload.filename,
    upload.size,
    upload.fingerprint,
    name,
  ])) as Upload

const deleteOldest = statement<{ name: string }>(
  'uploads.deleteOldestUploads',
  `delete from upload where id in (
     select id from upload where student_id = $1 and not is_stored order by id desc
     offset (select (value #>> '{}')::int from setting where name = 'max_open_uploads')
   ) returning name`,
)
/** Deletes the student's oldest uploads beyond the limit; returns their names in the folder. */
export const deleteOldestUploads = async (tx: Connection, studentID: number): Promise<string[]> =>
  (await tx.rows(deleteOldest, [studentID])).map(({ name }) => name)

/** An unused upload of the student. */
export const findUpload = defineRowQuery<Upload, [studentID: number, id: number]>(
  'uploads.findUpload',
  `select ${columns} from upload where id = $2 and student_id = $1 and not is_stored and expires_at > now()`,
)

const updateReceived = statement<{ id: number }>(
  'uploads.advanceUpload',
  `update upload set received = $3, expires_at = ${newExpiry}
   where id = $1 and received = $2 and mime is null and not is_stored returning id`,
)
/** Saves how far a file has come; false when a concurrent request has saved it. */
export const advanceUpload = async (db: Connection, id: number, from: number, to: number): Promise<boolean> =>
  (await db.row(updateReceived, [id, from, to])) !== undefined

const updateComplete = statement<{ id: number }>(
  'uploads.completeUpload',
  'update upload set name = $3, mime = $4 where id = $1 and name = $2 and mime is null returning id',
)
/**
 * Marks a file as complete, with its type and its new name in the folder; false when it was marked before.
 */
export const completeUpload = async (
  db: Connection,
  { uploadID, name }: Upload,
  next: string,
  mime: string,
): Promise<boolean> => (await db.row(updateComplete, [uploadID, name, next, mime])) !== undefined

/** Deletes an unused upload of the student; returns its name in the folder. */
export const deleteUpload = defineRowQuery<{ readonly name: string }, [studentID: number, uploadID: number]>(
  'uploads.deleteUpload',
  'delete from upload where id = $2 and student_id = $1 and not is_stored returning name',
)
