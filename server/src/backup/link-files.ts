import { constants, copyFile, link, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listStoredNames } from '#server/http/files/list-stored-names.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'

const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '')

/** The names of the folder's files; none without the folder. */
const listNames = (folder: string): Promise<string[]> =>
  listStoredNames(folder).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return []
    throw error
  })

/**
 * A second name for every uploaded file, in a folder beside them: what a student deletes meanwhile stays readable. Files are
 * never changed, so a hard link is a copy; where the disk has none the file is copied.
 */
export const createFileLinks = (folder: string) => {
  const links = join(folder, `backup-${process.pid}`)
  const linkOne = async (name: string): Promise<void> => {
    const [from, to] = [toFilePath(folder, name), toFilePath(links, name)]
    await mkdir(dirname(to), { recursive: true })
    try {
      await link(from, to)
    } catch (error) {
      // Linked before, or deleted since it was listed.
      if (isCode(error, 'EEXIST', 'ENOENT')) return
      await copyFile(from, to, constants.COPYFILE_EXCL)
    }
  }
  return {
    folder: links,
    linkAll: async (): Promise<void> => {
      for (const name of await listNames(folder)) await linkOne(name)
    },
    remove: (): Promise<void> => rm(links, { recursive: true, force: true }),
  }
}
