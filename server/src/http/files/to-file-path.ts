import { join } from 'node:path'

/** Takes the folder of the files and a file's random name; gives its path. A folder never holds too many. */
export const toFilePath = (folder: string, name: string): string => join(folder, name.slice(0, 2), name)
