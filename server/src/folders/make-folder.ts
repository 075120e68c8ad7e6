import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { inheritFolderOwner } from '#server/db/embedded/account.ts'

/** Makes a folder and its parents when they are missing; made by root they get the owner of the folder above. */
export const makeFolder = (path: string, mode: number): void => {
  if (existsSync(path)) return
  makeFolder(dirname(path), mode)
  mkdirSync(path)
  chmodSync(path, mode)
  inheritFolderOwner(path)
}
