import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of a delivery in which the files lie that its tables name. */
export const attachmentFolder = 'files'

/** How many characters of its hash are in the name that a stored file has in an export. */
export const hashChars = 16

/** Files that the tables name, by that name: where they lie. */
export type Attachments = ReadonlyMap<string, string>

/** One way of writing letters that are composed: macOS has another one. */
export const toAttachmentKey = (name: string) => name.normalize('NFC')

/** The name that a table has for a file of an archive; null when it is none. */
export const toAttachmentName = (entryName: string): string | null => {
  const parts = entryName.split('/')
  const from = parts.indexOf(attachmentFolder)
  if (from === -1 || from === parts.length - 1 || parts[0] === '__MACOSX') return null
  return toAttachmentKey(parts.slice(from).join('/'))
}

/** The files of the folder `files` with all in it; links lead out of it and are left out. */
export const listAttachments = async (dir: string): Promise<Attachments> => {
  const found = new Map<string, string>()
  const visit = async (name: string): Promise<void> => {
    const entries = await readdir(join(dir, name), { withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      const inner = `${name}/${entry.name}`
      if (entry.isDirectory()) await visit(inner)
      else if (entry.isFile()) found.set(toAttachmentKey(inner), join(dir, inner))
    }
  }
  await visit(attachmentFolder)
  return found
}
