import { env } from '#server/env.ts'
import { requireWritable } from './require-writable.ts'
import { toDataFolder, toFilesFolder } from './to-disk-error.ts'

/** Throws one sentence when the folder of the embedded database or that of uploaded files cannot be written. */
export const requireWritableFolders = (): void => {
  if (env.databaseUrl === undefined) requireWritable(toDataFolder(env.dataDir))
  requireWritable(toFilesFolder(env.filesDir))
}
