import { statement, type Connection } from '#server/db/open.ts'
import type { ReceivedFile } from '../upload.ts'

const keep = statement<{ id: number }>(
  'files.keep',
  'insert into stored_file (name, filename, mime, size) values ($1, $2, $3, $4) returning id',
)

/** Writes the row of a file that has come, in the transaction of what it belongs to; gives its fileID. */
export const keepFile = async (tx: Connection, file: ReceivedFile): Promise<number> =>
  (await tx.row(keep, [file.name, file.filename, file.mime, file.size]))!.id

const known = statement<{ name: string }>('files.known', 'select name from stored_file where name = any($1)')

/** Takes names in the folder of the files; gives those that have a row. */
export const knownFiles = async (db: Connection, names: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await db.rows(known, [names])).map(({ name }) => name))

const drop = statement<{ name: string }>('files.drop', 'delete from stored_file where id = $1 returning name')

/** Deletes the row of a file that nothing names any more; gives its name in the folder, for `dropFiles` after the commit. */
export const dropFile = async (tx: Connection, fileID: number): Promise<string> =>
  (await tx.row(drop, [fileID]))!.name
