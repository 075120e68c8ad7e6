import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { Refusal } from '../refusal.ts'
import { words } from '../words.ts'
import type { ReceivedFile } from '#server/http/forms/receive-form.ts'

const insertFile = statement<{ id: number }>(
  'files.saveFile',
  `with used_upload as (update upload set is_stored = true where name = $1 returning 1)
   insert into stored_file (name, filename, mime, size, student_id)
   select $1::text, $2::text, $3::text, $4::int, $6::int where not $5::boolean or exists (select from used_upload)
   on conflict (name) do nothing returning id`,
)

/**
 * Writes the row of a file that the student, or with null somebody of the staff, has sent, in the transaction of the row
 * that refers to it; returns its fileID.
 */
export const saveFile = async (
  tx: Connection,
  studentID: number | null,
  file: ReceivedFile,
): Promise<number> => {
  const row = await tx.row(insertFile, [
    file.name,
    file.filename,
    file.mime,
    file.size,
    file.is_upload ?? false,
    studentID,
  ])
  // A file uploaded in pieces belongs to the form that it was first sent with, and is gone once its upload
  // was deleted.
  if (row === undefined) throw new Refusal(words.brokenForm)
  return row.id
}

const known = statement<{ name: string }>(
  'files.listKnownFiles',
  `select name from stored_file where name = any($1)
   union select name from upload where name = any($1) and not is_stored
   union select name from record_job_file where name = any($1)`,
)

/** The names that have a row. */
export const listKnownFiles = async (
  db: Connection,
  names: readonly string[],
): Promise<ReadonlySet<string>> => new Set((await db.rows(known, [names])).map(({ name }) => name))

const deleteById = statement<{ name: string }>(
  'files.deleteFile',
  'delete from stored_file where id = $1 returning name',
)

/**
 * Deletes the row of a file that nothing refers to; returns its name in the folder, for `dropFiles` after the
 * commit.
 */
export const deleteFile = async (tx: Connection, fileID: number): Promise<string> =>
  (await tx.row(deleteById, [fileID]))!.name

const selectFinished = statement<ReceivedFile>(
  'files.findFinishedUpload',
  `select name, filename, mime, size, true as is_upload from upload
   where id = $2 and student_id = $1 and call = $3 and field = $4 and mime is not null and expires_at > now()
     and (not is_stored or exists (select from stored_file f where f.name = upload.name))`,
)
/** A complete upload of the student for this field of this call. */
export const findFinishedUpload = (
  db: Connection,
  studentID: number,
  { call, field, uploadID }: { readonly call: string; readonly field: string; readonly uploadID: number },
) => db.row(selectFinished, [studentID, uploadID, call, field])

/** Deletes expired uploads; returns their names in the folder, and which of them had arrived whole. */
export const deleteExpiredUploads = defineListQuery<{ name: string; isComplete: boolean }>(
  'files.deleteExpiredUploads',
  'delete from upload where expires_at <= now() returning name, mime is not null as "isComplete"',
)

interface SweepSettings {
  readonly installationID: string
  /** How long swept files stay in the trash. */
  readonly trashDays: number
}

export const loadSweepSettings = defineOneRowQuery<SweepSettings>(
  'files.loadSweepSettings',
  `select (select value #>> '{}' from setting where name = 'installation_id') as "installationID",
     (select value::int from setting where name = 'trash_days') as "trashDays"`,
)

/** In bytes. */
interface UploadUsage {
  readonly used: number
  readonly max: number
}

/** The student's uploads within 24 hours, finished or in pieces, and how much is allowed. */
export const loadUploadUsage = defineOneRowQuery<UploadUsage, [studentID: number]>(
  'files.loadUploadUsage',
  `select (
       (select coalesce(sum(size), 0) from stored_file
        where student_id = $1 and created_at > now() - interval '24 hours')
       + (select coalesce(sum(size), 0) from upload
          where student_id = $1 and not is_stored and expires_at > now())
     )::float8 as used,
     (select value::float8 * 1048576 from setting where name = 'upload_megabytes_per_day') as max`,
)
