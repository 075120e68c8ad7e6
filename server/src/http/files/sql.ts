import { statement, type Connection } from '#server/db/open.ts'
import { Refusal } from '../refusal.ts'
import { words } from '../words.ts'
import type { ReceivedFile } from '#server/http/receive-form.ts'

const insertFile = statement<{ id: number }>(
  'files.saveFile',
  `with used_upload as (update upload set is_stored = true where name = $1 returning 1)
   insert into stored_file (name, filename, mime, size)
   select $1::text, $2::text, $3::text, $4::int where not $5::boolean or exists (select from used_upload)
   on conflict (name) do nothing returning id`,
)

/** Writes the row of a received file, in the transaction of the row that refers to it; returns its fileID. */
export const saveFile = async (tx: Connection, file: ReceivedFile): Promise<number> => {
  const row = await tx.row(insertFile, [
    file.name,
    file.filename,
    file.mime,
    file.size,
    file.is_upload ?? false,
  ])
  // A file uploaded in pieces belongs to the form that it was first sent with, and is gone once its upload
  // was deleted.
  if (row === undefined) throw new Refusal(words.brokenForm)
  return row.id
}

const known = statement<{ name: string }>(
  'files.listKnownFiles',
  `select name from stored_file where name = any($1)
   union select name from upload where name = any($1) and not is_stored`,
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

const deleteExpired = statement<{ name: string }>(
  'files.deleteExpiredUploads',
  'delete from upload where expires_at <= now() returning name',
)
/** Deletes expired uploads; returns their names in the folder. */
export const deleteExpiredUploads = async (db: Connection): Promise<string[]> =>
  (await db.rows(deleteExpired)).map(({ name }) => name)
