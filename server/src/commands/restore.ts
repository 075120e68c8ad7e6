import { restoreBackup } from '#server/backup/backup-file.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { toDiskFullError } from '#server/db/errors/to-disk-full-error.ts'
import { toFileError } from '#server/folders/to-file-error.ts'
import { env } from '#server/env.ts'
import { heldSentence } from '#server/settings/held-sentence.ts'
import { withDatabase } from './with-database.ts'

// `npm run restore -- FILE [--trial]`: restores a backup into an empty database and an empty folder of files.

const run = async (): Promise<void> => {
  const args = process.argv.slice(2)
  const isTrial = args.includes('--trial')
  const [file, ...others] = args.filter((arg) => arg !== '--trial')
  if (file === undefined || others.length > 0 || file.startsWith('--'))
    throw new StartupError(
      'npm run restore -- FILE [--trial]\nOne file is needed. With --trial the copy sends nothing to anybody.',
    )
  const startedAt = performance.now()
  await withDatabase(
    1,
    async ({ url }) => {
      const { rows, files, missing } = await restoreBackup(file, {
        url,
        filesDir: env.filesDir,
        isTrial,
        passphrase: env.backupPassphrase,
        onProgress: (line) => console.log(line),
      })
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      console.log(`Restored ${total} rows and ${files} files in ${seconds} s. npm start opens the portal.`)
      if (isTrial) console.log(heldSentence)
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
