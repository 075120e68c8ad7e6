import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const subfolderPattern = /^[0-9a-f]{2}$/
/** The names that this portal gives; other files in the folder are left alone. */
const namePattern = /^[0-9a-f]{32}$/

/** The names of the uploaded files in the folder, without those in the trash. */
export const listStoredNames = async (folder: string): Promise<string[]> => {
  const names: string[] = []
  for (const subfolder of await readdir(folder)) {
    if (!subfolderPattern.test(subfolder)) continue
    const found = await readdir(join(folder, subfolder))
    names.push(...found.filter((name) => namePattern.test(name) && name.startsWith(subfolder)))
  }
  return names
}
