import type { Database } from '#server/db/open.ts'
import { removeUnknownFiles } from '#server/http/files/remove-unknown-files.ts'
import { log } from '#server/log.ts'
import { deleteHealthFileRows } from './sql.ts'

const hourMs = 3_600_000

/** Deletes documents about vaccination a month after their review (spec 9.8.5), at once and not by way of the trash. */
export const deleteHealthFiles = async (db: Database, folder: string): Promise<void> => {
  const names = (await deleteHealthFileRows(db)).map(({ name }) => name)
  await removeUnknownFiles(db, folder, names)
}

/** Deletes them each hour until the returned function is called. */
export const deleteHealthFilesHourly = (db: Database, folder: string): (() => void) => {
  const run = () =>
    void deleteHealthFiles(db, folder).catch(({ message }: Error) =>
      log.warn(
        { reason: message },
        'Old health documents could not be deleted; it is tried again in an hour.',
      ),
    )
  run()
  const timer = setInterval(run, hourMs)
  return () => clearInterval(timer)
}
