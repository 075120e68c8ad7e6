import { parseArgs } from 'node:util'
import { saveBackup } from '#server/backup/backup-file.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { toDiskFullError } from '#server/db/errors/to-disk-full-error.ts'
import { toFileError } from '#server/folders/to-file-error.ts'
import { env } from '#server/env.ts'
import { noteSetting } from '#server/settings/sql.ts'
import { withDatabase } from './with-database.ts'

// `npm run backup -- FILE [--encrypt]`: the database and the uploaded files in one file, while the portal runs.

const usage = 'npm run backup -- FILE [--encrypt]'

const readOptions = () => {
  try {
    const { values, positionals } = parseArgs({
      options: { encrypt: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [file, ...others] = positionals
    if (file === undefined || others.length > 0) throw new Error('One file is needed.')
    return { file, isEncrypted: values.encrypt }
  } catch (error) {
    throw new StartupError(`${usage}\n${(error as Error).message}`)
  }
}

const run = async (): Promise<void> => {
  const { file, isEncrypted } = readOptions()
  if (isEncrypted && env.backupPassphrase === undefined)
    throw new StartupError('--encrypt needs the passphrase in BACKUP_PASSPHRASE.')
  const startedAt = performance.now()
  await withDatabase(
    1,
    async (db) => {
      const { url } = db
      const { rows, files, missing } = await saveBackup(file, {
        url,
        filesDir: env.filesDir,
        passphrase: isEncrypted ? env.backupPassphrase : undefined,
        onProgress: (line) => console.log(line),
      })
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      console.log(`Saved ${total} rows and ${files} files to ${file} in ${seconds} s.`)
      // For the metric of the last backup's age. An older schema cannot store it, and its backup is still good.
      await noteSetting(db, 'backup_made_at', new Date().toISOString()).catch(() => undefined)
      if (missing.length > 0)
        console.error(
          `${missing.length} uploaded files are not in ${env.filesDir}, so the backup lacks them: ${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ', …' : ''}`,
        )
    },
    // The database is saved as it is, also in an older version.
    () => Promise.resolve(),
  )
}

await run().catch((error: unknown) => {
  const shown = toFileError(toDiskFullError(error))
  console.error(shown instanceof StartupError ? shown.message : shown)
  process.exitCode = 1
})
