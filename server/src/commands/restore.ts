import { restoreBackup } from '#server/backup/backup-file.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { toDiskFullError } from '#server/db/to-disk-full-error.ts'
import { toFileError } from '#server/folders/to-file-error.ts'
import { env } from '#server/env.ts'
import { withDatabase } from './with-database.ts'

// `npm run restore -- FILE`: reads a backup into an empty database and an empty folder of files.

const run = async (): Promise<void> => {
  const [file, ...others] = process.argv.slice(2)
  if (file === undefined || others.length > 0)
    throw new StartupError('npm run restore -- FILE\nOne file is needed.')
  const startedAt = performance.now()
  await withDatabase(
    1,
    async ({ url }) => {
      const { rows, files, missing } = await restoreBackup(file, {
        url,
        filesDir: env.filesDir,
        passphrase: env.backupPassphrase,
        onProgress: (line) => console.log(line),
      })
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      console.log(`Restored ${total} rows and ${files} files in ${seconds} s. npm start opens the portal.`)
      if (missing.length > 0)
        console.error(`The backup lacks ${missing.length} uploaded files that the database refers to.`)
    },
    // The backup brings the schema of its own version.
    () => Promise.resolve(),
  )
}

await run().catch((error: unknown) => {
  const shown = toFileError(toDiskFullError(error))
  console.error(shown instanceof StartupError ? shown.message : shown)
  process.exitCode = 1
})
