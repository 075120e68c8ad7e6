import { join } from 'node:path'

/** Sub-folders by the first two characters keep each folder small. */
export const toFilePath = (folder: string, name: string): string => join(folder, name.slice(0, 2), name)
