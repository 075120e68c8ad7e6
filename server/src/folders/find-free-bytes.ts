import { statfs } from 'node:fs/promises'

/** The free space that a plain user may fill on the disk of a folder. */
export const findFreeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
